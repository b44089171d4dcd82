import { describe, expect, it } from 'vitest';
import { asksForTheSame, differences } from './is-in-step.mjs';

describe('differences', () => {
  it('names what is missing and what has another version', () => {
    const locked = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
    expect(differences(locked, { 'node_modules/b': { version: '1.9.0' } })).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });

  it('expects a native package on its own platform only', () => {
    const locked = {
      'node_modules/mine': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
      'node_modules/other': { version: '1.0.0', optional: true, os: ['aix'], cpu: [process.arch] },
      'node_modules/not-here': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
    };
    expect(differences(locked, {})).toEqual(['node_modules/mine']);
  });

  it('leaves out workspaces, which are links', () => {
    expect(differences({ 'packages/ui': {}, 'node_modules/@geven/ui': { link: true } }, {})).toEqual([]);
  });
});

describe('asksForTheSame', () => {
  it('sees a dependency that the lock file does not know', () => {
    expect(asksForTheSame({ dependencies: { a: '1.0.0' } }, { dependencies: { a: '1.0.0' } })).toBe(true);
    expect(asksForTheSame({ dependencies: { a: '1.0.0', b: '1.0.0' } }, { dependencies: { a: '1.0.0' } })).toBe(false);
  });
});
