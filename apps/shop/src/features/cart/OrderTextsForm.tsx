import { useCart } from '@geven/commerce-hooks';
import { type Cart, SdkError } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { Heading } from '@geven/ui/Heading';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { OrderTextFields } from '@/components/order/OrderTextFields';
import { ORDER_TEXT_FIELDS, orderTextsOf } from '@/lib/cart/order-texts';
import { useLoading } from '@/lib/device/use-loading';
import { fieldErrors } from '@/lib/forms/field-errors';
import { formRefusals } from '@/lib/forms/form-refusals';
import type { Texts } from '@/lib/texts/areas';
import type { ErrorTexts } from '@/lib/texts/error-text';
import * as styles from './cart.css';
import type { RefusedTexts } from './cart-refusal';

interface OrderTextsFormProps {
  cart: Cart;
  locale: string;
  /** What was entered and refused before scripts ran. */
  refused: RefusedTexts | undefined;
  errors: ErrorTexts;
  /** Has the page say the text to screen readers. */
  onSaved: (announcement: string) => void;
  text: Texts<'cart'>;
}

/** References and notes on the order (CA-22, CA-23): a plain form, which scripts send without leaving the page. */
export function OrderTextsForm({ cart, locale, refused, errors, onSaved, text }: OrderTextsFormProps) {
  const { setClientOrderRef, updateTransportMsg } = useCart({ enabled: false });
  const [isRefusedShown, setIsRefusedShown] = useState(refused !== undefined);
  const [isSaved, setIsSaved] = useState(false);
  const calls = [setClientOrderRef, updateTransportMsg];
  const isLoading = useLoading(calls.some(({ isPending }) => isPending));
  const failures = calls.flatMap(({ error }) => (error ? refusalsOf(error) : []));
  const shown = isRefusedShown && refused ? refused.errors : fieldErrors(failures, ORDER_TEXT_FIELDS, errors);

  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever goes on without saving, by `To checkout`, loses nothing: what is entered goes along.
    const keep = () => {
      if (ownForm.current && isChanged(ownForm.current, cart)) {
        navigator.sendBeacon(ACTION, new URLSearchParams(entriesOf(ownForm.current)));
      }
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [cart]);

  async function save(form: HTMLFormElement) {
    const { references, notes } = orderTextsOf(entriesOf(form));
    setIsRefusedShown(false);
    setIsSaved(false);
    const saved = await Promise.allSettled([
      setClientOrderRef.mutateAsync(references),
      updateTransportMsg.mutateAsync(notes),
    ]);
    if (saved.some(({ status }) => status === 'rejected')) return;
    setIsSaved(true);
    onSaved(text('orderTexts.saved'));
  }

  return (
    <Stack as="section" gap={4} id="order-texts">
      <Heading level={2} size="subheading">
        {text('orderTexts.heading')}
      </Heading>
      <form
        action={ACTION}
        method="post"
        ref={ownForm}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <input name="locale" type="hidden" value={locale} />
        <Stack gap={4}>
          {shown.general.map((message) => (
            <Notice isAlert key={message} title={message} tone="danger" />
          ))}
          <div className={styles.orderTexts}>
            <OrderTextFields
              errors={shown.byField}
              fields={ORDER_TEXT_FIELDS}
              focused={isRefusedShown ? [...shown.byField.keys()][0] : undefined}
              text={text}
              values={refused?.values ?? cart}
            />
          </div>
          <div>
            <Button isBusy={isLoading} type="submit" variant="secondary">
              {text('orderTexts.save')}
            </Button>
          </div>
          {isSaved && <Notice title={text('orderTexts.saved')} tone="success" />}
        </Stack>
      </form>
    </Stack>
  );
}

const ACTION = '/api/cart/texts';

const entriesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** Whether the fields have something else than the cart. */
function isChanged(form: HTMLFormElement, cart: Cart): boolean {
  const entries = entriesOf(form);
  return ORDER_TEXT_FIELDS.some((field) => (entries[field] ?? '') !== (cart[field] ?? ''));
}

/** What the API refused; anything else, such as a lost connection, is said in general. */
const refusalsOf = (error: Error) =>
  error instanceof SdkError ? formRefusals(error) : [{ code: 'SOME_ERROR' as const, params: {} }];
