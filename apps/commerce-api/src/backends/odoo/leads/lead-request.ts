import { DEFAULT_LOCALE } from '@geven/timber';
import type { Lead } from '../../../domain/contact/lead';
import { deskFacts, leadKindName } from '../../../mails/shared/lead/lead-facts';
import { escapeXml } from '../../../sections/svg';
import { apiTexts } from '../../../texts/api-texts';
import { LANGS } from '../actions/langs';
import { type LeadRequest, leadTagName } from '../actions/lead-action';
import { utmNames } from '../actions/utm-code';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** In the desk's own language, as its mails are. */
const t = apiTexts('odoo-leads', { nl, en, de })(DEFAULT_LOCALE);

interface Known {
  /** Key of the customer that Odoo knows. */
  readonly customer: string | null;
  /** Id of the sale order that the request is about. */
  readonly orderId: number | null;
  /** Id of the sales team of its kind. */
  readonly team: number | null;
}

/** A request as it goes to Odoo; everything that was entered is in the description. */
export function leadRequest(lead: Lead, { customer, orderId, team }: Known): LeadRequest {
  const { reference, kind, name, companyName, email, phone, zip, locale, campaign } = lead;
  const kindName = leadKindName(lead, DEFAULT_LOCALE);
  const facts = deskFacts(lead, DEFAULT_LOCALE);
  return {
    ...{ reference, tag: leadTagName(kind), lang: LANGS[locale], customer, team },
    name: t('name', { kind: kindName, from: companyName || name || email }),
    description: facts.map(({ label, value }) => `<p><b>${escapeXml(label)}</b><br/>${lines(value)}</p>`).join(''),
    sender: { name, company: companyName, email, phone, zip },
    campaign: campaign && utmNames(campaign),
    order:
      orderId === null
        ? null
        : {
            id: orderId,
            note: t('order', { kind: kindName, reference }),
            task: t('task', { kind: kindName, reference }),
          },
  };
}

/** What the desk reads in place of a file that cannot be had any more. */
export const missingFileNote = (name: string): string => t('missing', { name });

const lines = (text: string): string => escapeXml(text).replaceAll('\n', '<br/>');
