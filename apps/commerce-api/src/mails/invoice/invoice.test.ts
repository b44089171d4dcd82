import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoices/invoice';
import { sampleInvoice } from '../../invoices/testing/sample-invoice';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { invoice } from './invoice';

const messageOf = (found: Invoice | null, billingEmail: string | null = null, token: string | null = null) => {
  const orderLinks = { issue: async () => token };
  const invoices = {
    byId: async () => found,
    billingEmail: async () => billingEmail,
    readFile: async (_id: number, format: string) => Buffer.from(format),
  };
  return invoice.message({ invoiceId: 7 }, { invoices, orderLinks, sender: SENDER } as unknown as MailSources);
};
const company = (country: 'DE' | 'NL'): Invoice => {
  const sample = sampleInvoice();
  return { ...sample, buyer: { ...sample.buyer, address: { ...sample.buyer.address, isCompany: true, country } } };
};
const namesOf = async (found: Invoice) => (await messageOf(found))?.attachments.map(({ name }) => name);

describe('the mail with an invoice', () => {
  it.each(LOCALES)('goes to the billing address with the PDF, and says what it is (%s) (LG-17)', async (locale) => {
    for (const kind of ['invoice', 'creditNote'] as const) {
      const message = await messageOf(sampleInvoice({ locale, kind }));
      expect(message).toMatchObject({ to: { email: 'eva@brandt.example' }, locale });
      expect(message?.subject).toContain('RE2026-00001');
      expect(message?.text.replaceAll('\u00a0', ' ')).toContain('€ 1.489,17');
      expect(message?.text).not.toContain('{{');
      expect(message?.attachments).toMatchObject([{ name: 'RE2026-00001.pdf', contentType: 'application/pdf' }]);
    }
  });

  it('brings companies the XRechnung, or the Peppol invoice outside Germany (LG-17)', async () => {
    expect(await namesOf(company('DE'))).toEqual(['RE2026-00001.pdf', 'RE2026-00001.xrechnung.xml']);
    expect(await namesOf(company('NL'))).toEqual(['RE2026-00001.pdf', 'RE2026-00001.peppol.xml']);
  });

  it('goes to the billing e-mail of the customer’s profile where there is one (LG-17)', async () => {
    const message = await messageOf(company('DE'), 'books@brandt.example');
    expect(message).toMatchObject({ to: { email: 'books@brandt.example' } });
    expect(message?.attachments).toHaveLength(2);
  });

  it('leads guests to their order by its link, and customers to the dashboard (DB-08)', async () => {
    const { orderId } = sampleInvoice();
    const guests = await messageOf(sampleInvoice(), null, 'a-token');
    expect(guests?.text).toContain(`/bestellung/${orderId}?accessToken=a-token`);
    const customers = await messageOf(sampleInvoice());
    expect(customers?.text).toContain(`/dashboard/orders?locale=de&order=${orderId}`);
    expect(customers?.text).not.toContain('accessToken');
  });

  it('is written to nobody where there is no such invoice', async () => {
    expect(await messageOf(null)).toBeNull();
  });
});
