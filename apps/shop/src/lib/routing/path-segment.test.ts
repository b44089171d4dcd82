import { describe, expect, it } from 'vitest';
import { readSegment, writeSegment } from './path-segment';

describe('a segment of an internal path', () => {
  it.each(['larch', '50%', '100%25', '%zz', 'a=b', '=3D', 'ä/ö', 'size~45', '🌳'])(
    'comes back as it went in: %s',
    (text) => {
      const segment = writeSegment(text);
      expect(readSegment(segment)).toBe(text);
      expect(readSegment(encodeURIComponent(segment))).toBe(text);
      expect(readSegment(decodeURIComponent(segment))).toBe(text);
    },
  );
});
