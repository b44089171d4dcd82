import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATEGORY_TEXT_ID } from './category-text-id';
import { RememberCategoryText } from './RememberCategoryText';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The text as the server renders it, open, and what remembers it once scripts are there. */
function renderText({ isClosedBefore = false } = {}): HTMLDetailsElement {
  cleanup();
  const view = (hasScripts: boolean) => (
    <>
      <details id={CATEGORY_TEXT_ID} open>
        text
      </details>
      {hasScripts && <RememberCategoryText />}
    </>
  );
  const { container, rerender } = render(view(false));
  const details = container.querySelector('details');
  if (!details) throw new Error('There is no text');
  if (isClosedBefore) details.open = false;
  rerender(view(true));
  return details;
}

it('keeps a category text closed once somebody closed it, until it is opened again (CT-30)', () => {
  const details = renderText();
  expect(details.open).toBe(true);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  const later = renderText();
  expect(later.open).toBe(false);
  later.open = true;
  fireEvent(later, new Event('toggle'));
  expect(renderText().open).toBe(true);
});

it('notices a text that was closed before its scripts were there (CT-30)', () => {
  renderText({ isClosedBefore: true });
  expect(renderText().open).toBe(false);
});
