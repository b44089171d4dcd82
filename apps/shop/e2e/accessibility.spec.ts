import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watchFaults } from './page-faults';
import { walkPageKinds } from './page-kinds';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The browser itself reports the status of a page that is rightly not found. */
const EXPECTED_FAULT = /gibt-es-nicht: Failed to load resource: .* 404/;

test.describe('every kind of page meets WCAG 2.2 AA and its own content security policy (LG-09)', () => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`in ${locale}`, async ({ page }) => {
      test.setTimeout(240_000);
      const faults = watchFaults(page);
      const violations: string[] = [];
      await walkPageKinds(page, locale, async (kind) => {
        const result = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
        for (const { id, nodes } of result.violations)
          violations.push(`${kind}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      });
      expect(violations).toEqual([]);
      expect(faults.filter((fault) => !EXPECTED_FAULT.test(fault))).toEqual([]);
    });
  }
});
