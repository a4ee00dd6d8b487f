/** Short sounds, made on the spot: a stone that is laid, a call when it is one’s turn, and praise. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function knock(frequency: number, length: number, volume: number): void {
  // Nothing sounds before the page has been touched.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  // Where a context begins asleep, it wakes as soon as the page has been touched.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency, now);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.55, now + length);
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}

export const stone = (): void => knock(420, 0.09, 0.18);
export const call = (): void => {
  knock(660, 0.16, 0.12);
  setTimeout(() => knock(880, 0.2, 0.12), 120);
};
export const praise = (): void => {
  knock(523, 0.18, 0.1);
  setTimeout(() => knock(659, 0.18, 0.1), 90);
  setTimeout(() => knock(784, 0.3, 0.1), 180);
};
