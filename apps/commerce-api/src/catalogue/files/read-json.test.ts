import { expect, it } from 'vitest';
import { readJson, readJsonRange } from './read-json';

it('names the line where an object begins, however the file is laid out', () => {
  const { rows, problems } = readJson('x.json', '[\n  { "id": 1, "taggings": ["a"] },\n\n  {\n    "id": 2 }, 7\n]');
  expect(rows).toEqual([
    { line: 2, cells: { id: 1, taggings: ['a'] } },
    { line: 4, cells: { id: 2 } },
  ]);
  expect(problems).toEqual([{ file: 'x.json', line: 5, message: 'is not an object' }]);
});

it('reads several tables from one JSON file', () => {
  const { tables } = readJsonRange('range.json', '{\n "species": [\n  {"slug": "oak"}\n ],\n "ribbons": {}\n}');
  expect(tables.get('species')?.rows).toEqual([{ line: 3, cells: { slug: 'oak' } }]);
  expect(tables.get('ribbons')?.problems).toEqual([
    { file: 'range.json', line: 5, message: 'is not a list of objects' },
  ]);
});

it('reports the line of a fault', () => {
  expect(readJson('x.json', '[\n {"id": 1},\n {"id": }\n]').problems).toEqual([
    { file: 'x.json', line: 3, message: 'is no JSON: ValueExpected' },
  ]);
  expect(readJson('x.json', '').problems[0]?.message).toMatch(/^is no JSON/);
});
