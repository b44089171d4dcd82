import { SdkError } from '@geven/odoo-sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { DeliveryCosts } from './DeliveryCosts';

const searchPostalCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/sdk-browser', () => ({ browserSdk: () => ({ checkout: { searchPostalCode } }) }));

const { postcode, delivery } = getMessages('de', 'content');

function show() {
  render(
    <DeliveryCosts
      action="/s/lieferung#postcode-check"
      country="DE"
      errors={getMessages('de', 'errors')}
      locale="de"
      texts={{ postcode, delivery }}
    />,
  );
  const field = screen.getByLabelText(postcode.zip);
  return {
    field,
    search(zip: string) {
      fireEvent.change(field, { target: { value: zip } });
      fireEvent.click(screen.getByRole('button', { name: postcode.check }));
    },
  };
}

beforeEach(() => {
  searchPostalCode.mockReset();
});
afterEach(cleanup);

describe('what delivery costs, on the page of a product', () => {
  it('names town and prices of a postcode (API-26)', async () => {
    const zone = { truckPrice: 7900, parcelPrice: 695, maximum: null };
    searchPostalCode.mockResolvedValue({ countryCode: 'DE', zip: '50667', place: 'Köln', zone });
    const { field, search } = show();
    search('50667');
    const answer = await screen.findByText(/50667 Köln/);
    expect(answer.textContent).toMatch(/€\s79,00.*€\s6,95/s);
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Köln');
    expect(searchPostalCode).toHaveBeenCalledExactlyOnceWith('DE', '50667');
  });

  it('names the maximum where the price is agreed afterwards', async () => {
    const zone = { truckPrice: null, parcelPrice: 695, maximum: 19_500 };
    searchPostalCode.mockResolvedValue({ countryCode: 'DE', zip: '25980', place: null, zone });
    show().search('25980');
    expect((await screen.findByText(/25980:/)).textContent).toMatch(/höchstens €\s195,00/);
  });

  it('says at the field that nothing is delivered there (CA-13)', async () => {
    const refusals = [{ code: 'ADDRESS_NOT_DELIVERABLE' as const, params: {}, message: '' }];
    searchPostalCode.mockRejectedValue(new SdkError({ kind: 'graphql', message: 'refused', refusals }));
    const { field, search } = show();
    search('18565');
    expect(await screen.findByText('An diese Adresse können wir nicht liefern')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is a plain form to the delivery page without scripts', () => {
    const { field } = show();
    const form = field.closest('form');
    expect(form?.getAttribute('action')).toBe('/s/lieferung#postcode-check');
    expect(form?.method).toBe('get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ country: 'DE', zip: '' });
  });
});
