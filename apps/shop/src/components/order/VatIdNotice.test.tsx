import type { Cart } from '@geven/odoo-sdk';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { VatIdNotice } from './VatIdNotice';

afterEach(cleanup);

type Check = NonNullable<Cart['vatIdCheck']>;

function shown(outcome: Check['outcome'] | null) {
  const vatIdCheck = outcome && { vatId: 'NL000099998B57', outcome, checkedAt: '2026-11-24T12:00:00.000Z' };
  return render(<VatIdNotice cart={{ vatIdCheck }} text={getTexts('en', 'cart')} />).container.textContent;
}

it('says why VAT is charged although there is a VAT number (LG-08)', () => {
  expect(shown('UNANSWERED')).toContain('VAT number NL000099998B57 cannot be checked at the moment, so we charge VAT.');
  cleanup();
  expect(shown('INVALID')).toContain('VAT number NL000099998B57 is not valid, so we charge VAT.');
});

it('says nothing where none is charged, and where there is no VAT number', () => {
  expect(shown('VALID')).toBe('');
  expect(shown(null)).toBe('');
});
