import { describe, expect, it } from 'vitest';
import { rowsNamedIn, rowsOf } from './acceptance-rows.ts';

describe('rowsNamedIn', () => {
  it.each([
    ["it('adds the filter to the URL (CT-03)', ", ['CT-03']],
    ["it('compute line and totals to the cent (CA-06) (CA-08)'", ['CA-06', 'CA-08']],
    ['/** Products follow a ribbon (EN-20, API-34). */', ['EN-20', 'API-34']],
    ['// CT-23 to CT-26: the tree', ['CT-23', 'CT-26']],
  ])('finds the rows that a title or comment names: %s', (line, codes) => {
    expect(rowsNamedIn(line)).toEqual(codes);
  });

  it.each(["itemNumber: 'AC-SCR-003'", "find('DH-IPE-021145-SM')", 'By EAN-13, in UTF-16, by SHA-256', 'de-DE-03'])(
    'takes nothing else for a row: %s',
    (line) => {
      expect(rowsNamedIn(line)).toEqual([]);
    },
  );
});

describe('rowsOf', () => {
  it('reads the first cells of the tables', () => {
    const markdown =
      '## CT\n\n| row | what | from |\n|---|---|---|\n| CT-03 | as CT-04, | §2 |\n| API-34 | call | §3 |\n';
    expect([...rowsOf(markdown)]).toEqual(['CT-03', 'API-34']);
  });
});
