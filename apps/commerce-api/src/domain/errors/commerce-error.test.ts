import { expect, it } from 'vitest';
import { CommerceError, CommerceErrors, refuseAny } from './commerce-error';

it('is distinguished from a fault by its name, and carries code and facts', () => {
  const error = new CommerceError('CART_FULL', { max: 100 });
  expect(error).toMatchObject({ name: 'CommerceError', message: 'CART_FULL', code: 'CART_FULL', params: { max: 100 } });
});

it('refuses one thing as it is, several together, and nothing where nothing is wrong', () => {
  const [empty, terms] = [new CommerceError('CART_EMPTY'), new CommerceError('TERMS_NOT_ACCEPTED')];
  expect(() => refuseAny([])).not.toThrow();
  expect(() => refuseAny([empty])).toThrow(empty);
  expect(() => refuseAny([empty, terms])).toThrow(new CommerceErrors([empty, terms]));
  expect(new CommerceErrors([empty, terms])).toMatchObject({
    name: 'CommerceErrors',
    message: 'CART_EMPTY, TERMS_NOT_ACCEPTED',
    errors: [empty, terms],
  });
});
