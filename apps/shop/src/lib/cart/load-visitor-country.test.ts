import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { homeCountry } from '@/components/address/address-values';
import { loadVisitorCountry } from './load-visitor-country';

const env = vi.hoisted(() => ({ COUNTRY_HEADER: 'cf-ipcountry' as string | undefined }));
const checkIpCountry = vi.hoisted(() => vi.fn());
vi.mock('../env', () => ({ env }));
vi.mock('./load-cart', () => ({ pageSdk: async () => createFakeSdk({ checkout: { checkIpCountry } }) }));

const country = (code: string, isDeliverable = true) => ({ id: 1 as never, name: code, code, isDeliverable });

it('names the country that a visitor seems to be in, if we deliver there (API-02)', async () => {
  checkIpCountry.mockResolvedValueOnce(country('BE'));
  expect(await loadVisitorCountry('nl')).toBe('BE');
  checkIpCountry.mockResolvedValueOnce(country('FR', false));
  expect(await loadVisitorCountry('nl')).toBeNull();
  checkIpCountry.mockResolvedValueOnce(null);
  expect(await loadVisitorCountry('nl')).toBeNull();
});

it('asks nobody where no proxy names countries (API-03)', async () => {
  checkIpCountry.mockClear();
  env.COUNTRY_HEADER = undefined;
  expect(await loadVisitorCountry('nl')).toBeNull();
  expect(checkIpCountry).not.toHaveBeenCalled();
});

it('only chooses at first: the country of the language otherwise (API-02)', () => {
  const countries = [country('DE'), country('NL'), country('BE')];
  expect(homeCountry(countries, 'nl', 'BE')?.code).toBe('BE');
  expect(homeCountry(countries, 'nl')?.code).toBe('NL');
  expect(homeCountry(countries, 'en')).toBeUndefined();
});
