import { formatMetres, formatWeight } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import type { ReactNode } from 'react';
import { AddressLines } from '@/components/address/AddressLines';
import { WrittenTexts } from '@/components/order/WrittenTexts';
import { hasOrderTexts } from '@/lib/cart/order-texts';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

/** Delivery address, billing address, delivery and payment, each with the way to change it. */
export function ConfirmCells({ view }: { view: CheckoutView }) {
  const { cart, cartText, text, locale, days } = view;
  const { partnerShipping, partnerInvoice, shippingMethod, longestPiece, weight } = cart;
  const isPickup = shippingMethod?.code === 'PICKUP';
  const isSame = !partnerInvoice || partnerInvoice.id === partnerShipping?.id;
  const kilograms = formatWeight(weight, locale);
  const load =
    longestPiece == null
      ? text('confirm.weightOnly', { weight: kilograms })
      : text('confirm.load', { weight: kilograms, length: formatMetres(longestPiece, locale) });
  const address = href('checkoutAddress', locale);
  return (
    <div className={styles.cells}>
      <Cell changeHref={address} heading={text(isPickup ? 'confirm.pickedUpBy' : 'confirm.shipping')} text={text}>
        {partnerShipping && <AddressLines address={partnerShipping} hasContact text={text} />}
      </Cell>
      <Cell changeHref={address} heading={text('confirm.billing')} text={text}>
        {isSame ? <Text>{text('confirm.sameAsShipping')}</Text> : <AddressLines address={partnerInvoice} text={text} />}
      </Cell>
      <Cell changeHref={href('cart', locale)} heading={text('confirm.delivery')} text={text}>
        {!isPickup && <Text>{days}</Text>}
        {shippingMethod && <Text>{cartText(`deliveryBy.${shippingMethod.code}`)}</Text>}
        <Text>{load}</Text>
        {shippingMethod && (
          <Text size="caption" tone="muted">
            {shippingMethod.deliveryConditions}
          </Text>
        )}
      </Cell>
      <Cell changeHref={href('checkoutPayment', locale)} heading={text('confirm.payment')} text={text}>
        <Text>{cart.paymentProvider?.displayName}</Text>
      </Cell>
    </div>
  );
}

/** What was written on the order, with the way to change it; nothing where nothing was. */
export function ConfirmTexts({ view: { cart, text, cartText, locale } }: { view: CheckoutView }) {
  if (!hasOrderTexts(cart)) return null;
  return (
    <section className={styles.written}>
      <CellHead
        changeHref={`${href('cart', locale)}#order-texts`}
        heading={cartText('orderTexts.heading')}
        text={text}
      />
      <WrittenTexts order={cart} text={cartText} />
    </section>
  );
}

interface CellProps extends Pick<CheckoutView, 'text'> {
  heading: string;
  changeHref: string;
  children: ReactNode;
}

function Cell({ heading, changeHref, text, children }: CellProps) {
  return (
    <section className={styles.cell}>
      <CellHead changeHref={changeHref} heading={heading} text={text} />
      {children}
    </section>
  );
}

function CellHead({ heading, changeHref, text }: Omit<CellProps, 'children'>) {
  return (
    <div className={styles.cellHead}>
      <Heading level={2} size="name">
        {heading}
      </Heading>
      <Link aria-label={text('changeOf', { what: heading })} href={changeHref}>
        {text('change')}
      </Link>
    </div>
  );
}
