import { expect, it } from 'vitest';
import type { FormFlash, FormRefusal } from '@/lib/forms/form-flash';
import { sectionRefusals } from './section-refusals';

const refusal = (code: FormRefusal['code']): FormRefusal => ({ code, params: {} });
const flash = (values: Record<string, string>, ...codes: FormRefusal['code'][]): FormFlash => ({
  id: 'x',
  values,
  refusals: codes.map(refusal),
});

it('shows what was refused in the section of its form alone', () => {
  const refused = flash({ form: 'devices' }, 'SOME_ERROR');
  expect(sectionRefusals(refused, 'devices')).toEqual({ refusals: [refusal('SOME_ERROR')], again: null });
  for (const other of [refused, undefined])
    expect(sectionRefusals(other, 'prices')).toEqual({ refusals: [], again: null });
});

it('asks for the password there, and says there that it was wrong', () => {
  const stale = flash({ form: 'devices' }, 'REAUTHENTICATION_REQUIRED');
  expect(sectionRefusals(stale, 'devices')).toEqual({ refusals: [], again: [] });
  const wrong = flash({ form: 'login', section: 'devices' }, 'LOGIN_FAILED');
  expect(sectionRefusals(wrong, 'devices')).toEqual({ refusals: [], again: [refusal('LOGIN_FAILED')] });
  expect(sectionRefusals(wrong, 'email-address')).toEqual({ refusals: [], again: null });
});
