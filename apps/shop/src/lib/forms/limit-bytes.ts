import { Transform } from 'node:stream';

export class TooLargeError extends Error {}

/** Passes bytes on, and fails as soon as there are more than `max`. */
export function limitBytes(max: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > max ? new TooLargeError() : null, chunk);
    },
  });
}

/** Passes the first `max` bytes on and swallows the rest, after saying once that there is more. */
export function passBytes(max: number, onMore: () => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const before = size;
      size += chunk.length;
      if (size <= max) return done(null, chunk);
      if (before <= max) onMore();
      done();
    },
  });
}
