import { describe, expect, it } from 'vitest';
import { decode } from './decode';
import { readCsv } from './read-csv';

const cellsOf = (text: string) => readCsv('x.csv', text).rows.map(({ cells }) => cells);
const EXPECTED = [
  { id: '1', name: 'Lärche, glatt' },
  { id: '2', name: 'two\nlines' },
];

describe('readCsv', () => {
  it.each([
    ['commas', 'id,name\n1,"Lärche, glatt"\n2,"two\nlines"\n'],
    ['semicolons, as spreadsheets of the continent write them', 'id;name\n1;Lärche, glatt\n2;"two\nlines"'],
    ['tabs', 'id\tname\n1\tLärche, glatt\n2\t"two\nlines"\n'],
    ['empty lines between the rows', 'id,name\n\n1,"Lärche, glatt"\n\n2,"two\nlines"\n\n'],
  ])('reads %s', (_what, text) => {
    expect(cellsOf(text)).toEqual(EXPECTED);
  });

  it('reads what a spreadsheet on Windows saves: a byte order mark and CRLF', () => {
    const file = Buffer.from('\ufeffid;name\r\n1;Lärche\r\n');
    expect(cellsOf(decode(file))).toEqual([{ id: '1', name: 'Lärche' }]);
  });

  it('names the line where a row begins, also below rows of several lines', () => {
    const { rows, problems } = readCsv('x.csv', 'id,name\n1,"a\nb\nc"\n2,x\n3\n4,"y\nz"\n5,last\n');
    expect(rows.map(({ line, cells }) => [cells.id, line])).toEqual([
      ['1', 2],
      ['2', 5],
      ['4', 7],
      ['5', 9],
    ]);
    expect(problems).toEqual([{ file: 'x.csv', line: 6, message: 'has 1 cells, and the first line 2' }]);
  });

  it('reports columns that are there twice, and quotes that never end', () => {
    expect(readCsv('x.csv', 'id,id\n1,2').problems).toEqual([
      { file: 'x.csv', line: 1, message: 'has the column id twice' },
    ]);
    expect(readCsv('x.csv', 'id,name\n1,a\n2,"b\n').problems[0]?.message).toMatch(/^is no CSV/);
  });
});

describe('decode', () => {
  it('refuses UTF-16 and Latin-1 and says how to save instead', () => {
    expect(() => decode(Buffer.from('\ufeffid,name', 'utf16le'))).toThrow('is UTF-16: save it as UTF-8');
    expect(() => decode(Buffer.from('Lärche', 'latin1'))).toThrow('is not UTF-8: save it as UTF-8');
  });
});
