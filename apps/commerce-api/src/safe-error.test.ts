import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { safeError } from './safe-error';

it('keeps the query and its cause but not the values of its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(anna@example.nl)' });
  const error = new DrizzleQueryError('insert into addresses values ($1)', ['anna@example.nl'], cause);
  const safe = safeError(error);
  expect(safe).toMatchObject({ cause: { message: 'duplicate key', code: '23505' } });
  expect(safe.message).toContain('insert into addresses');
  expect(JSON.stringify(safe)).not.toContain('anna@example.nl');
});
