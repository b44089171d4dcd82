'use client';
import { useCart } from '@geven/commerce-hooks';
import { type Cart, type CartLine, type ErrorCode, SdkError } from '@geven/odoo-sdk';
import type { VatRate } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { MAX_DRAWN } from '@/components/order/max-drawn';
import { totalNote } from '@/components/order/total-note';
import { WrittenTexts } from '@/components/order/WrittenTexts';
import { printOnly } from '@/components/print/print.css';
import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';
import { productHref } from '@/lib/products/product-href';
import { type ErrorTexts, errorText, joinedErrorText } from '@/lib/texts/error-text';
import { CartBar } from './CartBar';
import { CartLineRow } from './CartLineRow';
import { CartSummary } from './CartSummary';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';
import type { CartRefusal, RefusedTexts } from './cart-refusal';
import { DeliveryPlace } from './DeliveryPlace';
import { EmptyCart, type EmptyCartProps } from './EmptyCart';
import { isOver } from './is-over';
import { MailCartForm } from './MailCartForm';
import { OpenedQuotation } from './OpenedQuotation';
import { OrderTextsForm } from './OrderTextsForm';
import { RemovedLines } from './RemovedLines';
import { SaveQuotationForm } from './SaveQuotationForm';
import { TruckLoad } from './TruckLoad';
import { UndoRemoval } from './UndoRemoval';

export interface CartViewProps extends Omit<CartContent, 'cart' | 'days'> {
  /** The days of delivery for a `saleDelay`, ready to be shown. */
  daysOf: (saleDelay: number) => string;
  errors: ErrorTexts;
  /** What a plain form post was refused for, before scripts ran. */
  refusal?: CartRefusal | undefined;
  /** The same of the order's texts. */
  refusedTexts?: RefusedTexts | undefined;
  /** Whether a plain form has just mailed the cart. */
  isMailed?: boolean;
  context: EmptyCartProps['context'];
  /** What a cart without lines offers; null while the server knows lines, which do without. */
  whenEmpty: Pick<EmptyCartProps, 'offers' | 'aside'> | null;
}

/** What a change is refused for where the cart has become another one since. */
const CHANGED_ELSEWHERE: ReadonlySet<ErrorCode> = new Set(['CART_LINE_NOT_FOUND', 'CART_EMPTY', 'QUOTATION_FIXED']);

/** The cart: lines that can be changed, delivery and totals. The server's answer replaces everything shown. */
export function CartView({
  errors,
  refusal,
  refusedTexts,
  isMailed = false,
  daysOf,
  context,
  whenEmpty,
  ...content
}: CartViewProps) {
  const { text, locale, isNet, links } = content;
  const { cart, add, update, remove, setPostalCode, setShippingMethod, refetch } = useCart({ enabled: false });
  const [removed, setRemoved] = useState<{ line: CartLine; name: string }>();
  const [plain, setPlain] = useState(refusal);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const isEmpty = !cart || cart.websiteOrderLine.length === 0;
  const lacksOffers = isEmpty && whenEmpty === null;
  useEffect(() => {
    if (lacksOffers) router.refresh();
  }, [lacksOffers, router]);
  const failure = failureBeyondLines(cart?.websiteOrderLine ?? []);

  const failed = (error: unknown) => {
    // Someone changed the cart in another tab: show what is there now.
    if (error instanceof SdkError && CHANGED_ELSEWHERE.has(error.code)) void refetch();
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
    setRemoved(undefined);
    for (const call of [add, update, remove, setPostalCode, setShippingMethod]) if (call.isError) call.reset();
  };
  const undo = removed && (
    <UndoRemoval
      name={removed.name}
      onUndo={() => {
        begin();
        const { product, productUomQty: quantity, finishes } = removed.line;
        add.mutate([{ id: product.id, quantity, finishIds: finishes.map(({ id }) => id) }], settle(text('undone')));
      }}
      text={text}
    />
  );

  const quotation = cart?.quotation && (
    <OpenedQuotation
      addition={plain?.addition}
      checkout={links.checkout}
      locale={locale}
      quotation={cart.quotation}
      text={text}
    />
  );

  const notices = (gone: Cart['removedLines']) => (
    <div className={styles.notices}>
      {undo}
      {quotation}
      <RemovedLines lines={gone} text={text} />
      {failure && <Notice isAlert title={failure} tone="danger" />}
    </div>
  );

  if (isEmpty) {
    return (
      <>
        {notices(cart?.removedLines ?? [])}
        <EmptyCart {...whenEmpty} context={context} links={links} text={text} />
      </>
    );
  }

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
      {notices(cart.removedLines)}
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
                isFixed={cart.quotation !== null}
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
                    settle(text('removed', { name }), () => {
                      setRemoved({ line, name });
                      list.current?.focus();
                    }),
                  );
                }}
                prices={{ locale, vatRate: cart.vatRate as VatRate, isNet }}
                text={text}
              />
            ))}
          </ul>
        </div>
        <div className={styles.summary} ref={summary}>
          <CartSummary
            {...content}
            cart={cart}
            days={days}
            errors={errors}
            isPlacing={setPostalCode.isPending}
            onChanged={setMessage}
            onPlace={(place) => {
              begin();
              setPostalCode.mutate(place, settle(text('updated')));
            }}
            methodError={
              plain?.isOfMethod
                ? plain.message
                : setShippingMethod.isError
                  ? joinedErrorText(errors, setShippingMethod.error)
                  : undefined
            }
            onMethod={(id) => {
              begin();
              setShippingMethod.mutate(id, settle(text('updated')));
            }}
            pendingMethod={setShippingMethod.isPending ? setShippingMethod.variables : undefined}
            placeDraft={plain?.place}
            refusedCoupon={plain?.coupon}
            placeError={
              plain?.place ? plain.message : setPostalCode.isError ? errorText(errors, setPostalCode.error) : undefined
            }
          />
        </div>
        <div className={styles.load}>
          <TruckLoad cart={cart} locale={locale} text={text} />
          <div className={styles.afterLoad}>
            <Stack as="section" gap={4}>
              <Heading level={2} size="subheading">
                {text(cart.isQuotable ? 'keep' : 'send')}
              </Heading>
              <div className={styles.keepWays}>
                {cart.isQuotable && <SaveQuotationForm locale={locale} text={text} />}
                <MailCartForm
                  errors={errors}
                  isMailed={isMailed}
                  locale={locale}
                  onSent={setMessage}
                  refused={plain?.mail}
                  text={text}
                />
              </div>
            </Stack>
            <OrderTextsForm
              cart={cart}
              errors={errors}
              locale={locale}
              onSaved={setMessage}
              refused={refusedTexts}
              text={text}
            />
          </div>
          <div className={printOnly}>
            <WrittenTexts order={cart} text={text} />
          </div>
        </div>
      </div>
      {!isOver(cart.quotation) && (
        <CartBar
          checkout={{ label: text('checkout'), href: links.checkout }}
          note={totalNote(cart, text)}
          summary={summary}
          total={cart.amountTotal}
        />
      )}
    </>
  );

  function failureBeyondLines(lines: Cart['websiteOrderLine']): string | undefined {
    // The quotation itself says it.
    if (plain?.addition && cart?.quotation) return undefined;
    const isShown = (id: number | undefined) => lines.some((line) => line.id === id);
    const isOfForm =
      plain?.isOfMethod || [plain?.place, plain?.coupon, plain?.mail].some((entered) => entered !== undefined);
    if (plain && !(isOfForm ? lines.length > 0 : isShown(plain.lineId))) return plain.message;
    if (update.isError && !isShown(update.variables[0]?.id)) return errorText(errors, update.error);
    if (remove.isError && !isShown(remove.variables[0])) return errorText(errors, remove.error);
    if (add.isError) return errorText(errors, add.error);
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
