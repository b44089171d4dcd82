import { expect, it, vi } from 'vitest';
import { readRedirects } from './read-redirects';

const read = (entries: [string, string][], pages: string[] = []) => {
  const onProblem = vi.fn();
  const redirects = readRedirects(new Map(entries), (path) => pages.includes(path), onProblem);
  return { redirects: Object.fromEntries(redirects), problems: onProblem.mock.calls.flat() as string[] };
};

it('leads to the end of a chain in one hop', () => {
  const { redirects } = read([
    ['/a', '/b'],
    ['/b', '/c'],
  ]);
  expect(redirects).toEqual({ '/a': '/c', '/b': '/c' });
});

it('names circles, and follows none', () => {
  const { redirects, problems } = read([
    ['/a', '/b'],
    ['/b', '/a'],
    ['/c', '/c'],
    ['/d', '/e'],
  ]);
  expect(redirects).toEqual({ '/d': '/e' });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('/a leads in a circle');
});

it('never leads out of the shop', () => {
  const targets = ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', 'x', '', '/a b'];
  const { redirects, problems } = read(targets.map((to, index) => [`/from-${index}`, to]));
  expect(redirects).toEqual({});
  expect(problems).toHaveLength(targets.length);
});

it('gives way to pages', () => {
  expect(read([['/t/terms', '/t/other']], ['/t/terms']).redirects).toEqual({});
});
