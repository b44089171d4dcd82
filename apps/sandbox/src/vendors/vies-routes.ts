import { Hono } from 'hono';

/** What the service's own test service says of its numbers; every other one is SERVICE_UNAVAILABLE. */
const FAILURES: Readonly<Record<number, string>> = {
  201: 'INVALID_INPUT',
  202: 'INVALID_REQUESTER_INFO',
  300: 'SERVICE_UNAVAILABLE',
  301: 'MS_UNAVAILABLE',
  302: 'TIMEOUT',
  400: 'VAT_BLOCKED',
  401: 'IP_BLOCKED',
  500: 'GLOBAL_MAX_CONCURRENT_REQ',
  501: 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  600: 'MS_MAX_CONCURRENT_REQ',
  601: 'MS_MAX_CONCURRENT_REQ_TIME',
};

const VALID = 100;
const INVALID = 200;

interface Question {
  readonly countryCode?: string;
  readonly vatNumber?: string;
  readonly requesterNumber?: string;
}

/**
 * VIES, as its own test service behaves. A shop asks only for numbers whose check digits are right, so a Dutch one means
 * the test number that its first nine digits are: NL000000100B46 is 100.
 */
export function viesRoutes(): Hono {
  return new Hono().post('/vies/rest-api/check-vat-number', async ({ req, json }) => {
    const { countryCode = '', vatNumber = '', requesterNumber }: Question = await req.json();
    const meant = Number(vatNumber.replace(/B\d\d$/, ''));
    if (meant !== VALID && meant !== INVALID)
      return json({ actionSucceed: false, errorWrappers: [{ error: FAILURES[meant] ?? 'SERVICE_UNAVAILABLE' }] });
    const now = new Date();
    return json({
      ...{ countryCode, vatNumber, requestDate: now.toISOString(), valid: meant === VALID },
      // Only who says who asks gets one.
      requestIdentifier: meant === VALID && requesterNumber ? `WAPIAAAA${now.getTime().toString(36)}` : '',
      ...(meant === VALID ? { name: 'JOHN DOE', address: '123 MAIN STREET' } : { name: '---', address: '---' }),
    });
  });
}
