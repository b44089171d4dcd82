import { describe, expect, it } from 'vitest';
import { nameWithin } from './name-within';

describe('the name of a category below a part of the range', () => {
  it.each([
    ['Terrassendielen Ipé', 'Terrassendielen', 'de', 'Ipé'],
    ['Larch decking', 'Decking', 'en', 'Larch'],
    ['Vlonderplanken lariks', 'Vlonderplanken', 'nl', 'Lariks'],
    ['Terrassendielen aus acetyliertem Holz', 'Terrassendielen', 'de', 'Aus acetyliertem Holz'],
    // An adjective alone would stand for nothing.
    ['Sägeraue Bretter', 'Bretter', 'de', 'Sägeraue Bretter'],
    ['Bezaagde planken', 'Planken', 'nl', 'Bezaagde planken'],
  ] as const)('leaves out of "%s" what "%s" says (%s)', (name, part, locale, shown) => {
    expect(nameWithin(name, part, locale)).toBe(shown);
  });

  it('keeps a name that says something else, and one that would be empty', () => {
    expect(nameWithin('Terrassendielenschrauben', 'Terrassendielen', 'de')).toBe('Terrassendielenschrauben');
    expect(nameWithin('Decking', 'Decking', 'en')).toBe('Decking');
  });
});
