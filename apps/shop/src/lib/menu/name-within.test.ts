import { describe, expect, it } from 'vitest';
import { nameWithin } from './name-within';

describe('the name of a category below a part of the range', () => {
  it.each([
    ['Terrassendielen Ipé', 'Terrassendielen', 'Ipé'],
    ['Larch decking', 'Decking', 'Larch'],
    ['Vlonderplanken lariks', 'Vlonderplanken', 'Lariks'],
    ['Terrassendielen aus acetyliertem Holz', 'Terrassendielen', 'Aus acetyliertem Holz'],
  ])('leaves out of "%s" what "%s" says', (name, part, shown) => {
    expect(nameWithin(name, part)).toBe(shown);
  });

  it('keeps a name that says something else, and one that would be empty', () => {
    expect(nameWithin('Terrassendielenschrauben', 'Terrassendielen')).toBe('Terrassendielenschrauben');
    expect(nameWithin('Decking', 'Decking')).toBe('Decking');
  });
});
