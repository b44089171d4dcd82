'use client';
import { useCart } from '@geven/commerce-hooks';
import { type Cart, SdkError } from '@geven/odoo-sdk';
import { formatMoney, type VatRate } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { MAX_DRAWN } from '@/components/order/max-drawn';
import { printOnly } from '@/components/print/print.css';
import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';
import { productHref } from '@/lib/products/product-href';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import { CartLineRow } from './CartLineRow';
import { CartSummary } from './CartSummary';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';
import type { CartRefusal } from './cart-refusal';
import { DeliveryPlace } from './DeliveryPlace';
import { EmptyCart, type EmptyCartProps } from './EmptyCart';
import { RemovedLines } from './RemovedLines';
import { TruckLoad } from './TruckLoad';

export interface CartViewProps extends Omit<CartContent, 'cart' | 'days'> {
  /** The days of delivery for a `saleDelay`, ready to be shown. */
  daysOf: (saleDelay: number) => string;
  errors: ErrorTexts;
  /** What a plain form post was refused for, before scripts ran. */
  refusal?: CartRefusal | undefined;
  context: EmptyCartProps['context'];
  /** What a cart without lines offers; null while the server knows lines, which do without. */
  whenEmpty: Pick<EmptyCartProps, 'offers' | 'aside'> | null;
}

/** The cart: lines that can be changed, delivery and totals. The server's answer replaces everything shown. */
export function CartView({ errors, refusal, daysOf, context, whenEmpty, ...content }: CartViewProps) {
  const { text, locale, isNet, links } = content;
  const { cart, update, remove, setPostalCode, refetch } = useCart({ enabled: false });
  const [plain, setPlain] = useState(refusal);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const router = useRouter();
  const isEmpty = !cart || cart.websiteOrderLine.length === 0;
  const lacksOffers = isEmpty && whenEmpty === null;
  useEffect(() => {
    if (lacksOffers) router.refresh();
  }, [lacksOffers, router]);
  const failure = failureBeyondLines(cart?.websiteOrderLine ?? []);

  if (isEmpty) {
    return (
      <>
        <RemovedLines lines={cart?.removedLines ?? []} text={text} />
        {failure && <Notice isAlert title={failure} tone="danger" />}
        <EmptyCart {...whenEmpty} context={context} links={links} text={text} />
      </>
    );
  }

  const failed = (error: unknown) => {
    // Someone changed the cart in another tab: show what is there now.
    if (error instanceof SdkError && (error.code === 'CART_LINE_NOT_FOUND' || error.code === 'CART_EMPTY'))
      void refetch();
  };
  const settle = (announcement: string, after?: () => void) => ({
    onSuccess: () => {
      setMessage(announcement);
      window.dispatchEvent(new Event(CART_CHANGE_EVENT));
      after?.();
    },
    onError: failed,
  });
  const begin = () => {
    setPlain(undefined);
    setMessage('');
    for (const call of [update, remove, setPostalCode]) if (call.isError) call.reset();
  };
  const lineError = (id: number) => {
    if (plain?.lineId === id) return plain.message;
    if (update.isError && update.variables[0]?.id === id) return errorText(errors, update.error);
    if (remove.isError && remove.variables[0] === id) return errorText(errors, remove.error);
    return undefined;
  };
  const days = daysOf(cart.saleDelay);
  const hasDrawings = cart.websiteOrderLine.length <= MAX_DRAWN;

  return (
    <>
      <p role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </p>
      <RemovedLines lines={cart.removedLines} text={text} />
      {failure && <Notice isAlert title={failure} tone="danger" />}
      <div className={styles.columns}>
        <DeliveryPlace cart={cart} days={days} text={text} />
        <div className={styles.lines}>
          <LinesHead hasDrawings={hasDrawings} isNet={isNet} text={text} />
          <ul className={styles.list} ref={list} tabIndex={-1} aria-label={text('lines')}>
            {cart.websiteOrderLine.map((line) => (
              <CartLineRow
                draft={plain?.lineId === line.id ? plain.pieces : undefined}
                error={lineError(line.id)}
                hasDrawing={hasDrawings}
                href={productHref(links.productBase, line.template)}
                key={line.id}
                line={line}
                onPieces={(id, pieces) => {
                  begin();
                  update.mutate([{ id, quantity: pieces }], settle(text('updated')));
                }}
                onRemove={(id, name) => {
                  begin();
                  remove.mutate(
                    [id],
                    settle(text('removed', { name }), () => list.current?.focus()),
                  );
                }}
                prices={{ locale, vatRate: cart.vatRate as VatRate, isNet }}
                text={text}
              />
            ))}
          </ul>
          <div className={styles.phoneBar}>
            <span className={styles.phoneTotal}>{formatMoney(cart.amountTotal)}</span>
            <LinkButton href={links.checkout}>{text('checkout')}</LinkButton>
          </div>
        </div>
        <div className={styles.summary}>
          <CartSummary
            {...content}
            cart={cart}
            days={days}
            isPlacing={setPostalCode.isPending}
            onPlace={(place) => {
              begin();
              setPostalCode.mutate(place, settle(text('updated')));
            }}
            placeDraft={plain?.place}
            placeError={
              plain?.place ? plain.message : setPostalCode.isError ? errorText(errors, setPostalCode.error) : undefined
            }
          />
        </div>
        <div className={styles.load}>
          <TruckLoad cart={cart} locale={locale} text={text} />
        </div>
      </div>
    </>
  );

  function failureBeyondLines(lines: Cart['websiteOrderLine']): string | undefined {
    const isShown = (id: number | undefined) => lines.some((line) => line.id === id);
    if (plain && !(plain.place ? lines.length > 0 : isShown(plain.lineId))) return plain.message;
    if (update.isError && !isShown(update.variables[0]?.id)) return errorText(errors, update.error);
    if (remove.isError && !isShown(remove.variables[0])) return errorText(errors, remove.error);
    return undefined;
  }
}

function LinesHead({ hasDrawings, isNet, text }: Pick<CartContent, 'isNet' | 'text'> & { hasDrawings: boolean }) {
  return (
    <div aria-hidden className={styles.repeatedHead}>
      <div className={styles.lineHead}>
        <span>{hasDrawings && <span className={printOnly}>{text('print.section')}</span>}</span>
        <span>{text('article')}</span>
        <span>{text('quantity')}</span>
        <span className={styles.printedHead}>{text('print.length')}</span>
        <span className={styles.printedHead}>{text('print.metres')}</span>
        <span className={styles.end}>{text('perUnit')}</span>
        <span className={styles.end}>{text(isNet ? 'sumNet' : 'sum')}</span>
      </div>
    </div>
  );
}
