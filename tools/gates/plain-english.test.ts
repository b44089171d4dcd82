import { expect, it } from 'vitest';
import { plainEnglishProblems } from './plain-english.ts';

it.each([
  ['/** Mends what is broken. */', '"Mends": write fix or repair'],
  ['/** The area that a finish is reckoned from. */', '"reckoned": write calculate'],
  ['// Hidden, but there for readers that listen.', '"readers that listen": write screen reader'],
  ['/** The secret stands in the address. */', '"stands in": write is in, is at, is beside'],
  ['const LONGEST_TERM = 200;', '"LONGEST_TERM": write MAX_…'],
  ['type BackEndPorts = unknown;', '"BackEnd": write backend'],
])('names the word to write in %s', (line, problem) => {
  expect(plainEnglishProblems(line)).toEqual([problem]);
});

it.each([
  '/** A server that stands in for an Odoo. */',
  '/** What the API answers to a page. */',
  'const recommended = amendments;',
  '/** The longest piece of a line, in mm. */',
])('accepts %s', (line) => {
  expect(plainEnglishProblems(line)).toEqual([]);
});
