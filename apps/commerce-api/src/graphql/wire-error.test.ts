import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { CommerceError, CommerceErrors } from '../domain/errors/commerce-error';
import { toWireErrors } from './wire-error';

function describeAll(error: unknown, isUnavailable = false) {
  const onUnexpected = vi.fn();
  const wire = toWireErrors([error], { isUnavailable: () => isUnavailable, onUnexpected });
  return { wire, onUnexpected };
}

const inField = (originalError: Error) => new GraphQLError('from inside', { originalError, path: ['cart'] });

describe('toWireErrors', () => {
  it('gives a refusal its code, params and English message with the params filled in', () => {
    const { wire, onUnexpected } = describeAll(inField(new CommerceError('QUANTITY_TOO_LARGE', { max: 9999 })));
    expect(wire).toEqual([
      {
        message: 'At most 9999 per line',
        path: ['cart'],
        extensions: { code: 'QUANTITY_TOO_LARGE', params: { max: 9999 } },
      },
    ]);
    expect(onUnexpected).not.toHaveBeenCalled();
  });

  it('reports each of several refusals as an error of its own', () => {
    const errors = ['name', 'city'].map((field) => new CommerceError('FIELD_REQUIRED', { field }));
    const { wire } = describeAll(inField(new CommerceErrors(errors)));
    expect(wire.map(({ extensions }) => extensions.params)).toEqual([{ field: 'name' }, { field: 'city' }]);
  });

  it('hides an unexpected error behind "Some error", and reports it once (ER-08)', () => {
    const error = new Error('duplicate key: anna@example.nl');
    const { wire, onUnexpected } = describeAll(inField(error));
    expect(wire).toEqual([{ message: 'Some error', path: ['cart'], extensions: { code: 'SOME_ERROR', params: {} } }]);
    expect(onUnexpected.mock.calls).toEqual([[error]]);
  });

  it('says that the shop is not available when the database is gone', () => {
    const { wire, onUnexpected } = describeAll(inField(new Error('ECONNREFUSED')), true);
    expect(wire[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(onUnexpected).toHaveBeenCalledOnce();
  });

  it('distinguishes a request that is wrong from an answer that is', () => {
    expect(describeAll(new GraphQLError('Unknown field')).wire[0]?.extensions.code).toBe('BAD_REQUEST');
    const missing = new GraphQLError('Cannot return null for non-nullable field', { path: ['cart'] });
    expect(describeAll(missing).wire[0]?.extensions.code).toBe('SOME_ERROR');
  });
});
