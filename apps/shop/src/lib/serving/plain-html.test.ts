// @vitest-environment jsdom
import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { plainHtml } from './plain-html';

const STATUSES = [429, 500, 503] as const;

it('shows the name of the shop and the board that is missing, and says the status once (ER-12)', () => {
  for (const locale of LOCALES) {
    for (const status of STATUSES) {
      const { body } = new DOMParser().parseFromString(plainHtml(locale, status), 'text/html');
      expect(body.querySelector('main > p')?.textContent).toBe('Geven');
      const drawing = body.querySelector('[aria-hidden="true"]');
      expect(drawing?.textContent).toBe(String(status));
      drawing?.remove();
      expect(body.textContent?.match(/\d+/g)).toEqual([String(status)]);
      expect(body.querySelectorAll('h1')).toHaveLength(1);
    }
  }
});
