import { describe, expect, it } from 'vitest';
import { breakpoints, media } from './media';

describe('media', () => {
  it('has the six widths of the specification (CN-05)', () => {
    expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  });
  it('asks for at least that width', () => {
    expect(media.lg).toBe('screen and (min-width: 1024px)');
  });
});
