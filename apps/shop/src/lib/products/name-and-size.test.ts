import { describe, expect, it } from 'vitest';
import { nameAndSize } from './name-and-size';

describe('name and size', () => {
  it.each([
    ['Terrassenschraube Edelstahl A2 5,5 × 60 mm', 'Terrassenschraube Edelstahl A2', '5,5 × 60 mm'],
    ['Construction screw, coated 8 × 160 mm', 'Construction screw, coated', '8 × 160 mm'],
    ['Stelzlager 20–30 mm', 'Stelzlager', '20–30 mm'],
    ['Gummipad 90 × 60 × 8 mm', 'Gummipad', '90 × 60 × 8 mm'],
  ])('parts %s', (whole, name, size) => {
    expect(nameAndSize(whole)).toEqual({ name, size });
  });

  it.each(['Holzöl Lärche', 'Unkrautvlies 130 g/m²', '45 mm'])('leaves %s whole', (name) => {
    expect(nameAndSize(name)).toEqual({ name, size: null });
  });
});
