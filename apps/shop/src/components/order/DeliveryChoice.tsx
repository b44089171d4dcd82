import type { Cart, DeliveryMethod, DeliveryMethodId } from '@geven/odoo-sdk';
import { formatAmount, formatMoney } from '@geven/timber';
import { Radio } from '@geven/ui/Radio';
import { RadioGroup } from '@geven/ui/RadioGroup';
import { Text } from '@geven/ui/Text';
import { printOnly, screenOnly } from '@/components/print/print.css';
import { DELIVERY_METHOD } from '@/lib/cart/delivery-method';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './order.css';

export interface DeliveryChoiceProps {
  cart: Cart;
  /** When it is likely to arrive, ready to be shown. */
  days: string;
  text: Texts<'cart'>;
  isLegendHidden?: boolean | undefined;
  /** An address is given beside it, which what delivery costs follows from; otherwise a postcode. */
  isByAddress?: boolean;
  /** Why a choice was refused. */
  error?: string | undefined;
  /** What was chosen and is not that of the cart yet. */
  pending?: DeliveryMethodId | undefined;
  /** Takes a choice at once; without it, and without scripts, the form around it sends it as `methodId`. */
  onChoose?: ((id: DeliveryMethodId) => void) | undefined;
}

/** Delivery by what the load asks for, or pick-up at the yard: what each costs, when it comes, what it asks (CA-11). */
export function DeliveryChoice({
  cart,
  days,
  text,
  isLegendHidden,
  isByAddress = false,
  error,
  pending,
  onChoose,
}: DeliveryChoiceProps) {
  const { deliveryMethods, isDeliveryKnown } = cart;
  const isChosen = (method: DeliveryMethod) => (pending === undefined ? method.isChosen : pending === method.id);
  return (
    <div className={styles.deliveryChoice}>
      {/* On paper place and days are beside the heading. */}
      <div className={screenOnly}>
        <RadioGroup error={error} isLegendHidden={isLegendHidden} legend={text('deliveryChoice')}>
          {/* Rows of one group share their edges. */}
          <div className={styles.deliveryMethods}>
            {deliveryMethods.map((method) => (
              <Radio
                aside={priceOf(method)}
                description={descriptionOf(method)}
                isBoxed
                // A radio that the browser holds becomes another one when scripts hold it.
                key={onChoose ? `live ${method.id}` : method.id}
                label={text(`deliveryBy.${method.code}`)}
                name={DELIVERY_METHOD}
                value={String(method.id)}
                {...(onChoose
                  ? { checked: isChosen(method), onChange: () => onChoose(method.id) }
                  : { defaultChecked: isChosen(method) })}
              />
            ))}
          </div>
        </RadioGroup>
      </div>
      {!isDeliveryKnown && (
        <Text size="caption" tone="muted">
          <span className={screenOnly}>{text(isByAddress ? 'deliveryByAddress' : 'deliveryUnknown')}</span>
          <span className={printOnly}>{text('print.deliveryUnknown')}</span>
        </Text>
      )}
    </div>
  );

  /** Undefined while it is not known: words in its place would read like a price. */
  function priceOf({ price, maximum }: DeliveryMethod): string | undefined {
    if (maximum !== null) return text('upTo', { maximum: formatMoney(maximum) });
    return price === null ? undefined : formatAmount(price);
  }

  function descriptionOf({ code, deliveryConditions, price, maximum }: DeliveryMethod) {
    if (code === 'PICKUP') return deliveryConditions;
    return (
      <>
        {text('deliveryWindow', { window: days })}
        {price === null && maximum === null && !isByAddress && `, ${text('byPostcode')}`}
        <br />
        {deliveryConditions}
      </>
    );
  }
}
