import { formatDate, formatTime, type Locale } from '@geven/timber';
import type { Lead } from '../../../domain/contact/lead';
import { apiTexts } from '../../../texts/api-texts';
import { inOneLine } from '../in-one-line';
import type { Fact } from '../mail-content';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('lead-facts', { nl, en, de });

/** In the order of the forms. */
const FIELDS = [
  'name',
  'companyName',
  'email',
  'phone',
  'orderNumber',
  'product',
  'zip',
  'desiredDate',
  'project',
  'message',
] as const;

/** What a request is about, in the reader's language. */
export const leadKindName = ({ kind }: Pick<Lead, 'kind'>, locale: Locale): string => texts(locale)(`kinds.${kind}`);

/** Everything that a request says and when it arrived. Files that cannot be had any more say so. */
export function leadFacts(lead: Lead, locale: Locale, missing: ReadonlySet<string> = new Set()): readonly Fact[] {
  const t = texts(locale);
  const date = formatDate(lead.receivedAt, locale);
  const files = lead.files.map(({ uploadId, name }) => (missing.has(uploadId) ? t('missing', { name }) : name));
  return [
    { label: t('kind'), value: leadKindName(lead, locale) },
    ...FIELDS.filter((field) => lead[field] !== '').map((field) => ({ label: t(field), value: lead[field] })),
    ...(files.length > 0 ? [{ label: t('files'), value: files.join('\n') }] : []),
    { label: t('receivedAt'), value: inOneLine(t('moment', { date, time: formatTime(lead.receivedAt) })) },
  ];
}

/** What the desk is told: everything that a request says, the language of the page, what led to it, and who is known to have written it. */
export function deskFacts(lead: Lead, locale: Locale, missing?: ReadonlySet<string>): readonly Fact[] {
  const t = texts(locale);
  const campaign = Object.values(lead.campaign ?? {}).filter((name) => name !== null);
  return [
    ...leadFacts(lead, locale, missing),
    { label: t('language'), value: t(`languages.${lead.locale}`) },
    ...(campaign.length > 0 ? [{ label: t('campaign'), value: campaign.join(', ') }] : []),
    { label: t('proven'), value: t(lead.isProven ? 'isProven' : 'isGuest') },
  ];
}
