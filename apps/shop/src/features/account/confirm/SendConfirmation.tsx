import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import type { Texts } from '@/lib/texts/areas';

interface SendConfirmationProps {
  locale: Locale;
  text: Texts<'account'>;
  /** The page that the form comes back to. */
  from: 'confirmEmail' | 'dashboardHome';
}

/** Has the link that confirms the address sent once more. */
export function SendConfirmation({ locale, text, from }: SendConfirmationProps) {
  return (
    <form action="/api/account/send-confirmation" method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="from" type="hidden" value={from} />
      <Button type="submit" variant="secondary">
        {text('confirm.again')}
      </Button>
    </form>
  );
}
