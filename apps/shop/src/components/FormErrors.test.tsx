import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormErrors } from './FormErrors';

afterEach(cleanup);

const LABELS: Readonly<Record<string, string>> = { name: 'Name', email: 'Email' };
const show = (byField: readonly (readonly [string, string])[], labelOf?: (field: string) => string) =>
  render(
    <FormErrors
      errors={{ byField: new Map(byField), general: [], isOnlyIncomplete: false }}
      labelOf={labelOf}
      title="Please check."
    />,
  );
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const labelOf = (field: string) => LABELS[field] ?? field;

it('names several fields, and of a single one what is wrong with it (VA-11)', () => {
  const name = ['name', 'This field is required'] as const;
  show([name, ['email', 'Must be an email address']], labelOf);
  expect(links()).toEqual(['Name', 'Email']);
  cleanup();
  show([name], labelOf);
  expect(links()).toEqual(['Name: This field is required']);
});

it('says what is wrong with each field where it has no names of them', () => {
  show([
    ['name', 'The name is missing'],
    ['email', 'The address is missing'],
  ]);
  expect(links()).toEqual(['The name is missing', 'The address is missing']);
});
