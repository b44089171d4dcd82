import fc from 'fast-check';

/** Texts that have broken programs before. */
const KNOWN_ODD = [
  '',
  ' ',
  '\u0000',
  '\u202e\u200b',
  '%',
  '%00',
  '%zz',
  '%ff%fe',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR '1'='1",
  "'; --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x1f',
  '٣',
  '\ud83d\ude00',
  '\ud83d',
  'İ',
  'a\r\nset-cookie: x=1',
  '//example.com',
  'javascript:alert(1)',
  '*',
  '(((((((((((((((((((((((((((((a+)+)+',
];
/** Around the sizes of ids, pieces and the types of the database. */
const EDGES = [0, 1, -1, 37, 100, 607, 9999, 10_000, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 0.5, -0.1];

/** A whole number as it may be meant, or at an edge. */
export const oddNumber = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 8000 }) },
  { weight: 2, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 1, arbitrary: fc.double() },
);

/** A text that nobody would type, now and then a very long one. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN_ODD) },
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: oddNumber.map(String) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ä', '%41', '€', '/', ',', '__x.'), fc.integer({ min: 100, max: 5000 }))
      .map(([part, count]) => part.repeat(count)),
  },
);

/** Anything JSON can hold. */
export const oddJson = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 4 }));

/** A text as addresses can hold it: half a letter of two cannot be escaped. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
