import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { OrderChange } from '../../domain/checkout/order-change';
import { SENDER } from '../shared/testing/sample-sender';
import { confirmOrderChange } from './confirm-order-change';
import { changeSources, SAMPLE_TOKEN } from './testing/change-sources';

const REFERENCE = 'Win a car at example.com';
const CHANGES: readonly OrderChange[] = [{ kind: 'cancel' }, { kind: 'reference', clientOrderRef: REFERENCE }];

describe('the mail that asks whether an order is to be changed', () => {
  it.each(LOCALES)(
    'goes to the address of the order and leads to a page with a button, in %s (DB-08)',
    async (locale) => {
      const subjects = new Set<string>();
      for (const change of CHANGES) {
        const message = await confirmOrderChange.message({ changeId: 7 }, changeSources(locale, change));
        expect(message).toMatchObject({ to: { name: '', email: 'eva@brandt.example' }, locale });
        expect(message?.subject).toContain('S107312');
        expect(message?.text).toContain(
          `${SENDER.origins[locale]}/order-change?locale=${locale}&token=${SAMPLE_TOKEN}`,
        );
        expect(message?.text).not.toMatch(/\{\{|paragraphs/);
        expect(message?.text).not.toContain(REFERENCE);
        expect(message?.html).not.toContain(REFERENCE);
        subjects.add(message?.subject ?? '');
      }
      expect(subjects.size).toBe(2);
    },
  );

  it('is written to nobody once the change waits no longer', async () => {
    expect(await confirmOrderChange.message({ changeId: 7 }, changeSources('de', null))).toBeNull();
  });
});
