import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { fields, indistinctChoices, inForcedColours, lookDifferent, vanished } from './forced-colours';
import { cutValues, overlappingTexts } from './layout';

/** The narrowest phone, and a desktop of 1280 px at 400 %. */
const NARROWEST = 320;

/** What React draws when the window has changed. */
async function redrawn(): Promise<void> {
  for (const _ of ['resized', 'drawn']) await new Promise(requestAnimationFrame);
}

declare module 'vitest' {
  interface TestContext {
    /** Put here by Storybook. */
    story: { parameters: { toldApart?: string } };
  }
}

afterEach(async ({ story }) => {
  const root = document.documentElement;
  const drawn = fields();
  await inForcedColours(async () => {
    expect.soft(vanished(drawn), 'vanish in forced colours').toEqual([]);
    expect.soft(await indistinctChoices(), 'look the same when chosen').toEqual([]);
    const { toldApart } = story.parameters;
    if (toldApart) expect.soft(await lookDifferent(toldApart), 'told apart').toBe(true);
  });
  await page.viewport(NARROWEST, 900);
  await redrawn();
  expect.soft(root.scrollWidth, 'px wide in a window of 320 px').toBe(NARROWEST);
  expect.soft(overlappingTexts(), 'lie on each other at 320 px').toEqual([]);
  root.style.fontSize = '200%';
  expect.soft(overlappingTexts(), 'lie on each other at 200 % text').toEqual([]);
  expect.soft(cutValues(), 'values cut at 200 % text').toEqual([]);
  root.style.fontSize = '';
});
