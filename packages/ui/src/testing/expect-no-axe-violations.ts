import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the names of the rules that the markup breaks. Contrast needs a browser: Storybook checks it. */
export async function expectNoAxeViolations(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    // Parts are tested outside of a page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
