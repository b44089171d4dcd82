import { describe, expect, it } from 'vitest';
import { ADDRESS, BOOLEAN, DATE, DECIMAL, HTML, list, PATH, SLUG, SPAN, TEXT, whole } from './column-types';
import { contrast } from './contrast';

describe('cells', () => {
  it.each([
    [whole(0), '12', 12],
    [whole(0), 12, 12],
    [DECIMAL, '0,31', 0.31],
    [DECIMAL, 0.31, 0.31],
    [BOOLEAN, 'Yes', true],
    [BOOLEAN, false, false],
    [list(SLUG), 'terrace | jetty', ['terrace', 'jetty']],
    [list(SLUG), ['terrace'], ['terrace']],
    [SPAN, '6,5 – 9', { from: 6.5, to: 9 }],
    [DATE, '2026-10-01', new Date('2026-10-01T00:00:00Z')],
    [ADDRESS, '/api/downloads/1/attachment.pdf', '/api/downloads/1/attachment.pdf'],
    [TEXT, 'under 25 % <b>dry</b>\r\nwood', 'under 25 % dry\nwood'],
    [HTML, '<p style="x">a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ])('are read in CSV and in JSON (%#)', (type, cell, value) => {
    expect(type.read(cell)).toEqual(value);
  });

  it.each([
    [whole(0), '-1'],
    [whole(0), '1.5'],
    [whole(0), '1e3'],
    [whole(0), 'ten'],
    [whole(0), '99999999999'],
    [DECIMAL, 'a'],
    [BOOLEAN, 'maybe'],
    [SPAN, '10'],
    [SPAN, '14-10'],
    [SPAN, '0-14'],
    [SLUG, 'Ä b'],
    [SLUG, '../x'],
    [ADDRESS, 'javascript:alert(1)'],
    [ADDRESS, 'http://plain.example/x'],
    [ADDRESS, '//evil.example'],
    [ADDRESS, '/\\evil.example'],
    [PATH, 'https://evil.example'],
    [DATE, 'yesterday'],
    [TEXT, { a: 1 }],
    [TEXT, 'null\0byte'],
    [TEXT, 'x'.repeat(20_001)],
  ])('are refused with a reason (%#)', (type, cell) => {
    expect(() => type.read(cell)).toThrow(/^(?:is|holds) /);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
