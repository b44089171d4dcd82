import { describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app';
import { viesRoutes } from './vies-routes';

const app = createApp([viesRoutes()]);

async function ask(
  vatNumber: string,
  requester: object = { requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
) {
  const body = JSON.stringify({ countryCode: 'NL', vatNumber, ...requester });
  const headers = { 'content-type': 'application/json' };
  return await (await app.request('/vies/rest-api/check-vat-number', { method: 'POST', body, headers })).json();
}

describe('VIES in the sandbox', () => {
  it('finds 100 valid and 200 invalid, also where a Dutch number means them', async () => {
    for (const number of ['100', '000000100B46'])
      expect(await ask(number)).toMatchObject({ valid: true, requestIdentifier: expect.stringMatching(/^WAPI/) });
    for (const number of ['200', '000000200B19']) expect(await ask(number)).toMatchObject({ valid: false });
  });

  it('gives a consultation number to whom says who asks', async () => {
    expect(await ask('100', {})).toMatchObject({ valid: true, requestIdentifier: '' });
  });

  it.each([
    ['202', 'INVALID_REQUESTER_INFO'],
    ['000000301B80', 'MS_UNAVAILABLE'],
    ['601', 'MS_MAX_CONCURRENT_REQ_TIME'],
    ['004495445B01', 'SERVICE_UNAVAILABLE'],
  ])('fails for %s with %s', async (number, error) => {
    expect(await ask(number)).toEqual({ actionSucceed: false, errorWrappers: [{ error }] });
  });
});
