import { useCart } from '@geven/commerce-hooks';
import type { Cart } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { TextButton } from '@geven/ui/TextButton';
import { TextField } from '@geven/ui/TextField';
import { useState } from 'react';
import { useLoading } from '@/lib/device/use-loading';
import type { Texts } from '@/lib/texts/areas';
import { type ErrorTexts, errorText, formatError } from '@/lib/texts/error-text';
import * as styles from './cart.css';
import type { EnteredCoupon } from './cart-refusal';

export interface CouponFormProps {
  cart: Cart;
  locale: string;
  /** What was entered and refused before scripts ran. */
  refused: EnteredCoupon | undefined;
  errors: ErrorTexts;
  /** Has the page say the text to screen readers, and the header follow. */
  onChanged: (announcement: string) => void;
  text: Texts<'cart'>;
}

/** Puts a promo code on the cart (CA-10), or takes it off: plain forms, which scripts send without leaving the page. */
export function CouponForm({ cart, locale, refused, errors, onChanged, text }: CouponFormProps) {
  const { applyCoupon, removeCoupon } = useCart({ enabled: false });
  const [plain, setPlain] = useState(refused);
  const isLoading = useLoading(applyCoupon.isPending);
  const failure = applyCoupon.error ?? removeCoupon.error;

  const begin = () => {
    setPlain(undefined);
    for (const call of [applyCoupon, removeCoupon]) if (call.isError) call.reset();
  };
  const apply = (form: HTMLFormElement) => {
    begin();
    const code = String(new FormData(form).get('code'));
    applyCoupon.mutate(code, {
      onSuccess: () => {
        form.reset();
        onChanged(text('coupon.applied', { code: code.trim().toUpperCase() }));
      },
    });
  };

  return (
    <Stack gap={2}>
      <form
        action="/api/cart/coupon"
        className={styles.fieldAndButton}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <input name="locale" type="hidden" value={locale} />
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          autoFocus={plain !== undefined}
          defaultValue={plain?.code ?? ''}
          error={plain?.message ?? (failure ? errorText(errors, failure) : undefined)}
          id="coupon-code"
          label={text('coupon.label')}
          maxLength={30}
          name="code"
          spellCheck={false}
        />
        <Button className={styles.besideField} isBusy={isLoading} type="submit" variant="secondary">
          {text('coupon.apply')}
        </Button>
      </form>
      {cart.coupon && (
        <form
          action="/api/cart/coupon"
          className={styles.coupon}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
            removeCoupon.mutate(undefined, { onSuccess: () => onChanged(text('coupon.removed')) });
          }}
        >
          <input name="locale" type="hidden" value={locale} />
          <Text weight="strong">{cart.coupon.code}</Text>
          <TextButton
            aria-label={text('coupon.removeOf', { code: cart.coupon.code })}
            name="action"
            size="small"
            type="submit"
            value="remove"
          >
            {text('remove')}
          </TextButton>
          {cart.coupon.barrier && (
            <Text className={styles.wholeRow} size="caption" tone="warning">
              {formatError(errors, cart.coupon.barrier, { _minimum_: formatMoney(cart.coupon.minimum) })}
            </Text>
          )}
        </form>
      )}
    </Stack>
  );
}
