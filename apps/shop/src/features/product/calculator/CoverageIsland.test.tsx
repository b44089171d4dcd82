import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { sampleProduct } from '@/testing/sample-product';
import { buyRows } from '../buy/buy-rows';
import { onPiecesOffered } from '../buy/pieces-event';
import { CoverageIsland } from './CoverageIsland';

const taken = vi.fn();
let stop: () => void;
beforeEach(() => {
  taken.mockClear();
  stop = onPiecesOffered(taken);
});
afterEach(() => {
  stop();
  cleanup();
});

const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());

function show(step = 1) {
  const [row] = buyRows(sampleProduct());
  if (!row) throw new Error('The sample product has no rows');
  const can = (id: number, amount: number, price: number) => ({
    ...{ ...row, id: id as typeof row.id, price },
    contents: { amount, unit: 'MILLILITRE', reference: 1000 } as const,
  });
  render(
    <form onSubmit={sent}>
      <CoverageIsland
        coverage={{ from: 10, to: 14 }}
        locale="de"
        messages={{ calc: getMessages('de', 'product').calc }}
        rows={[can(1, 750, 1790), can(2, 2500, 4690), can(3, 5000, 8390)]}
        step={step}
      />
    </form>,
  );
}

const area = () => screen.getByRole('textbox', { name: 'Gehobelte Fläche' });
const answer = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

it('proposes the cheapest cans for an area, for each coat, and fills them in', async () => {
  show();
  expect(answer()).toBe('');
  await userEvent.type(area(), '25,92');
  expect(answer()).toBe('2,6 l nötig: 2,5 l + 0,75 l');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Anstriche' }), '2');
  expect(answer()).toBe('5,2 l nötig: 5 l + 0,75 l');
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(taken).toHaveBeenCalledWith(
    new Map([
      [3, 1],
      [1, 1],
    ]),
  );
});

it('takes the cans over by the enter key, and does not send the form around it', async () => {
  show();
  await userEvent.type(area(), '7{Enter}');
  expect(taken).toHaveBeenCalledWith(new Map([[1, 1]]));
  expect(sent).not.toHaveBeenCalled();
});

it('keeps to the step of the pieces', async () => {
  show(2);
  await userEvent.type(area(), '7');
  expect(answer()).toBe('0,7 l nötig: 2 × 0,75 l');
});

it('says what is wrong when the field is left, and proposes nothing', async () => {
  show();
  await userEvent.type(area(), 'viel');
  expect(area().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
});
