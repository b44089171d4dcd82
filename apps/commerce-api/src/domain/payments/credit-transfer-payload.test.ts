import { expect, it } from 'vitest';
import { creditTransferPayload } from './credit-transfer-payload';

const transfer = {
  accountHolder: 'Geven Holz GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amount: 278_288,
  reference: 'S107312',
};

it('has a line for each part of a transfer, the amount with a point (PY-07)', () => {
  expect(creditTransferPayload(transfer)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Geven Holz GmbH', 'DE02120300000000202051', 'EUR2782.88'],
    ...['', '', 'S107312'],
  ]);
  expect(creditTransferPayload({ ...transfer, amount: 5 })).toContain('\nEUR0.05\n');
});

it('cuts a name that its line does not hold', () => {
  const name = creditTransferPayload({ ...transfer, accountHolder: 'a'.repeat(90) })?.split('\n')[5];
  expect(name).toHaveLength(70);
});

it('is none for an amount that no transfer has', () => {
  for (const amount of [0, -1, 0.5, 100_000_000_000]) {
    expect(creditTransferPayload({ ...transfer, amount })).toBeNull();
  }
});
