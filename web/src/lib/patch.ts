/**
 * What has changed in a scene, as a JSON Patch (RFC 6902): only what the server sends, which adds,
 * replaces and removes. Nothing is changed in place; what stays as it was is the same object.
 */

import type { components } from './wire';

export type Change = components['schemas']['Change'];

/** The value that the changes make of another one; throws if they do not fit it. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  let found: unknown = value;
  for (const change of changes) {
    const path = change.path.split('/').slice(1);
    found = changed(found, path, change);
  }
  return found as T;
}

function changed(value: unknown, [step, ...rest]: string[], change: Change): unknown {
  if (step === undefined) return change.value;
  if (Array.isArray(value)) {
    const place = Number(step);
    const last = change.op === 'add' && rest.length === 0 ? value.length : value.length - 1;
    if (!(place >= 0 && place <= last)) throw new RangeError(change.path);
    if (rest.length > 0) return value.with(place, changed(value[place], rest, change));
    if (change.op === 'remove') return value.toSpliced(place, 1);
    return value.toSpliced(place, change.op === 'add' ? 0 : 1, change.value);
  }
  if (typeof value !== 'object' || value === null) throw new TypeError(change.path);
  const known = value as Record<string, unknown>;
  if (rest.length > 0) return { ...known, [step]: changed(known[step], rest, change) };
  const others = { ...known, [step]: change.value };
  if (change.op === 'remove') delete others[step];
  return others;
}
