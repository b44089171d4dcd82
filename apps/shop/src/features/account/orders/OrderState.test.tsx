import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { OrderState } from './OrderState';

it('has another mark while money is waited for than once the yard is at work, and the words of both (DB-09)', () => {
  const shown = (state: 'QuotationSent' | 'SalesOrder') => {
    const { container } = render(<OrderState order={{ state, processStep: null }} text={getTexts('en', 'orders')} />);
    return { mark: container.querySelector('[aria-hidden]')?.className, words: container.textContent };
  };
  const [unpaid, begun] = [shown('QuotationSent'), shown('SalesOrder')];
  expect([unpaid.words, begun.words]).toEqual(['Not paid yet', 'Order in progress']);
  expect(unpaid.mark).not.toBe(begun.mark);
});
