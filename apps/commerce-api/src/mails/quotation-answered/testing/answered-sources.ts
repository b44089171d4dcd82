import type { Locale } from '@geven/timber';
import type { AskedQuotation, Quotations } from '../../../ports/quotations';
import { askedSources } from '../../quotation-asked/testing/asked-sources';
import type { MailSources } from '../../shared/mail-definition';

/** What the mail is made of in tests and stories: the quotation with the id 9, answered in a language. */
export function answeredSources(locale: Locale): Pick<MailSources, 'quotations' | 'sender'> {
  const { quotations, sender } = askedSources();
  const answered = async (id: number): Promise<AskedQuotation | null> => {
    const asked = await quotations?.asked(id);
    if (!asked) return null;
    return { ...asked, locale, quotation: { ...asked.quotation, state: 'QuotationSent', validUntil: '2026-12-26' } };
  };
  return { sender, quotations: { asked: answered } as unknown as Quotations };
}
