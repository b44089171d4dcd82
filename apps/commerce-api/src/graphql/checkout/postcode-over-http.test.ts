import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/browser';
import { codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';

const SEARCH = `query ($countryCode: String!, $zip: String!) { searchPostalCode(countryCode: $countryCode, zip: $zip) {
  countryCode zip place zone { truckPrice parcelPrice maximum } } }`;

describe('searchPostalCode', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { ADHOC_QUERIES: 'on' } });
  });
  afterAll(() => api.close());

  const search = (countryCode: string, zip: string) => createBrowser(api.url).send(SEARCH, { countryCode, zip });

  it('finds town and zone (API-26)', async () => {
    expect((await search('DE', '50667')).data?.searchPostalCode).toEqual({
      ...{ countryCode: 'DE', zip: '50667', place: 'Köln' },
      zone: { truckPrice: 7900, parcelPrice: 695, maximum: null },
    });
    expect((await search('be', '1020')).data?.searchPostalCode).toMatchObject({
      place: null,
      zone: { truckPrice: 8900 },
    });
    const texel = (await search('NL', '1791aa')).data?.searchPostalCode;
    expect(texel).toMatchObject({ zip: '1791 AA', place: 'Den Burg', zone: { truckPrice: null, maximum: 19_500 } });
  });

  it('refuses what is no postcode, and places that nothing is delivered to (CA-13)', async () => {
    expect(codesOf(await search('DE', '1234'))).toEqual(['FIELD_FORMAT']);
    expect(codesOf(await search('DE', ' '))).toEqual(['FIELD_REQUIRED']);
    const [error] = (await search('AT', '1010')).errors;
    expect(error).toMatchObject({
      message: 'We cant delivery at this address',
      extensions: { code: 'ADDRESS_NOT_DELIVERABLE', params: { country: 'AT' } },
    });
  });

  it('names the town in the cart as well', async () => {
    const browser = createBrowser(api.url);
    await createShopping(api).fillCart(browser);
    const { data } = await browser.send(
      'mutation { setPostalCode(countryCode: "DE", zip: "50667") { order { zip place } } }',
    );
    expect(data?.setPostalCode.order).toEqual({ zip: '50667', place: 'Köln' });
  });
});
