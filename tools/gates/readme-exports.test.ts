import { describe, expect, it } from 'vitest';
import { readmeGaps } from './readme-exports.ts';

const exports = new Map([
  ['@geven/lib', ['createLib', 'Lib', 'LibOptions']],
  ['@geven/lib/testing', ['fakeLib']],
]);
const README = [
  'Text that says Lib is no code.',
  '```ts',
  "import { createLib } from '@geven/lib';",
  '```',
  'A `Lib` takes `LibOptions`; tests take `fakeLib(lib)`.',
].join('\n');

describe('the exports that a README names', () => {
  it('are all of them, in code', () => {
    expect(readmeGaps(README, exports)).toEqual([]);
    expect(readmeGaps(README.replace('`Lib`', 'Lib').replace('`fakeLib(lib)`', 'a fake'), exports)).toEqual([
      'does not name Lib, fakeLib',
    ]);
  });

  it('may stand for a family', () => {
    expect(readmeGaps('`createLib`, `Lib`, `*Options`, `fake*`', exports)).toEqual([]);
    expect(readmeGaps('`createLib`, `Lib`, `**/*Options`, `fakeLib`', exports)).toEqual(['does not name LibOptions']);
  });

  it('are there: an example imports nothing else', () => {
    const gone = README.replace('{ createLib }', '{ createLib, type Gone, Lib as Other }');
    expect(readmeGaps(gone, exports)).toEqual(['@geven/lib has no Gone']);
    expect(readmeGaps(`${README}\n\`import { join } from 'node:path'\``, exports)).toEqual([]);
  });
});
