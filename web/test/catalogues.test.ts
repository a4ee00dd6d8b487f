import { describe, expect, it } from 'vitest';
import { trimmed } from '../catalogues';

describe('a catalogue on its way to the page', () => {
  it('loses comments and what only a terminal says, and nothing else', () => {
    const source = `# Errors

server-name = a name
    on two lines
terminal-help = help { $x ->
    [one] one
   *[other] more
}

# Rules
scene-pass = Pass
    .lesson = Say # pass
`;
    expect(trimmed(source)).toBe(
      'server-name = a name\n    on two lines\nscene-pass = Pass\n    .lesson = Say # pass',
    );
  });
});
