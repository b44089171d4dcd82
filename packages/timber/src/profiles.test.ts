import { describe, expect, it } from 'vitest';
import { toProfile } from './profiles';

describe('toProfile', () => {
  it('knows the shapes and takes anything else for smooth', () => {
    expect([toProfile('rhombus'), toProfile('unheard-of'), toProfile(null)]).toEqual(['rhombus', 'smooth', 'smooth']);
  });
});
