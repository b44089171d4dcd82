import { recipientOf } from '../../domain/checkout/recipient-of';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const TEXTS = {
  cancel: apiTexts('confirm-cancel', { nl: nl.cancel, en: en.cancel, de: de.cancel }),
  reference: apiTexts('confirm-reference', { nl: nl.reference, en: en.reference, de: de.reference }),
};

/**
 * Asks the address of a guest's order whether its owner wants a change. Like the mail about a request it repeats nothing
 * that was entered: the page of its link shows the new reference.
 */
export const confirmOrderChange: MailDefinition<Jobs['confirm-order-change']> = {
  key: ({ changeId }) => String(changeId),
  async message({ changeId }, { orderChanges, orders, sender }) {
    const asked = await orderChanges.byId(changeId);
    const placed = asked && (await orders.byId(asked.orderId));
    const to = placed && recipientOf(placed.order);
    const token = to && (await orderChanges.issueLink(changeId));
    if (!token) return null;
    const { locale } = placed;
    return await letterMessage({
      ...{ to, locale, sender, words: { number: asked.orderName } },
      t: TEXTS[asked.change.kind](locale),
      url: linkAddress(SHOP_PATHS.orderChange[locale], mailShop(sender, locale), token),
      note: TEXTS[asked.change.kind](locale)('note'),
    });
  },
};
