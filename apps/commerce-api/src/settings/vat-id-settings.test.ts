import { expect, it } from 'vitest';
import { vatIdSettings } from './vat-id-settings';

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const SANDBOX = 'http://localhost:4100/vies/rest-api';
const read = (url: string | undefined, isPublic: boolean) => vatIdSettings.read({ VIES_URL: url }, { isPublic });

it('checks VAT ids where it is told a service', () => {
  expect(read(VIES, true)).toEqual({ url: VIES });
  expect(read(SANDBOX, false)).toEqual({ url: SANDBOX });
});

it('checks none without a service, and none at a stand-in where strangers can order', () => {
  expect(read(undefined, true)).toBeNull();
  expect(read(SANDBOX, true)).toBeNull();
});
