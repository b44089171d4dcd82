// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('components/**/*.tsx', { cwd: root }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
  'label',
]);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** Words that a reader of the page would see or hear. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spoken.has(node.name.getText()) && hasWords(node.initializer.text)) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the kit', () => {
  it('finds components to read', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it.each(files)('has no text of its own in %s (DC-03)', (file) => {
    expect(wordsIn(file)).toEqual([]);
  });
});
