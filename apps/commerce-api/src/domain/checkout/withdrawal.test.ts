import { describe, expect, it } from 'vitest';
import { checkWithdrawal, orderNameOf } from './withdrawal';

const DRAFT = { name: 'Eva Brandt', orderNumber: 'S107312', email: 'eva@brandt.example' };

describe('a declaration of withdrawal', () => {
  it('is taken whatever names the contract, in one line (LG-04)', () => {
    for (const orderNumber of ['S107312', '4711', 'die Dielen\nvom 3. November'])
      expect(checkWithdrawal({ ...DRAFT, name: ' Eva Brandt ', orderNumber })).toEqual({
        ...DRAFT,
        orderNumber: orderNumber.replace('\n', ' '),
      });
  });

  it('is refused field by field where one is missing, too long or no address (LG-04)', () => {
    const errorsOf = (draft: Partial<typeof DRAFT>) => {
      try {
        checkWithdrawal({ ...DRAFT, ...draft });
        return [];
      } catch (error) {
        const { errors = [error] } = error as { errors?: readonly unknown[] };
        return errors;
      }
    };
    expect(errorsOf({ name: ' ', orderNumber: '', email: 'eva@' })).toMatchObject([
      { code: 'FIELD_REQUIRED', params: { field: 'name' } },
      { code: 'FIELD_REQUIRED', params: { field: 'orderNumber' } },
      { code: 'FIELD_EMAIL', params: { field: 'email' } },
    ]);
    expect(errorsOf({ name: 'x'.repeat(101), orderNumber: '1'.repeat(101) })).toMatchObject([
      { code: 'FIELD_TOO_LONG', params: { field: 'name', max: 100 } },
      { code: 'FIELD_TOO_LONG', params: { field: 'orderNumber', max: 100 } },
    ]);
  });
});

it('finds the order number in small letters and with spaces too (LG-04)', () => {
  expect(orderNameOf('s 107 312')).toBe('S107312');
});
