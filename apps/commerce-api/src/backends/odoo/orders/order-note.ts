import type { Locale } from '@geven/timber';
import type { OrderTexts } from '../../../domain/cart/order-texts';
import { escapeXml } from '../../../sections/svg';
import { apiTexts } from '../../../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('odoo-orders', { nl, en, de });

/** What Odoo has no field for, as the HTML of a sale order's `note`, which its PDF prints; null where nothing is written. */
export function orderNote(order: OrderTexts, locale: Locale): string | null {
  const t = texts(locale);
  const paragraphs = (['projectReference', 'transportMsg', 'remark'] as const).flatMap((field) => {
    const text = order[field];
    return text ? [`<p>${escapeXml(t(field, { text })).replaceAll('\n', '<br/>')}</p>`] : [];
  });
  return paragraphs.join('') || null;
}
