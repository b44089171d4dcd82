import { useCart } from '@geven/commerce-hooks';
import { Button } from '@geven/ui/Button';
import { TextField } from '@geven/ui/TextField';
import { useState } from 'react';
import { useLoading } from '@/lib/device/use-loading';
import type { Texts } from '@/lib/texts/areas';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import * as styles from './cart.css';
import type { EnteredAddress } from './cart-refusal';

export interface MailCartFormProps {
  locale: string;
  /** What was entered and refused before scripts ran. */
  refused: EnteredAddress | undefined;
  /** Whether a plain form has just sent it. */
  isMailed: boolean;
  errors: ErrorTexts;
  /** Has the page say the text to screen readers. */
  onSent: (announcement: string) => void;
  text: Texts<'cart'>;
}

/** Mails a copy of the cart to any address (CA-19): a plain form, which scripts send without leaving the page. */
export function MailCartForm({ locale, refused, isMailed, errors, onSent, text }: MailCartFormProps) {
  const { sendEmail } = useCart({ enabled: false });
  const [plain, setPlain] = useState({ refused, isMailed });
  const isLoading = useLoading(sendEmail.isPending);
  const sentTo = (email: string) => text('mail.sentTo', { email: email.trim() });
  return (
    <form
      action="/api/cart/mail"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPlain({ refused: undefined, isMailed: false });
        const email = String(new FormData(event.currentTarget).get('email'));
        sendEmail.mutate(email, { onSuccess: () => onSent(sentTo(email)) });
      }}
    >
      <input name="locale" type="hidden" value={locale} />
      <div className={styles.fieldAndButton}>
        <TextField
          autoComplete="email"
          autoFocus={plain.refused !== undefined}
          defaultValue={plain.refused?.email ?? ''}
          error={plain.refused?.message ?? (sendEmail.error ? errorText(errors, sendEmail.error) : undefined)}
          id="cart-email"
          inputMode="email"
          label={text('mail.label')}
          maxLength={254}
          name="email"
          success={sendEmail.isSuccess ? sentTo(sendEmail.variables) : plain.isMailed ? text('mail.sent') : undefined}
          type="email"
        />
        <Button className={styles.besideField} isBusy={isLoading} type="submit" variant="secondary">
          {text('mail.send')}
        </Button>
      </div>
    </form>
  );
}
