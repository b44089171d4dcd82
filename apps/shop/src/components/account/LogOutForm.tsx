import type { Locale } from '@geven/timber';
import { TextButton } from '@geven/ui/TextButton';

interface LogOutFormProps {
  locale: Locale;
  label: string;
  /** Looks of the button. */
  className: string;
}

/** Logs out: a form, because a link may be followed by accident. */
export function LogOutForm({ locale, label, className }: LogOutFormProps) {
  return (
    <form action="/api/account/logout" method="post">
      <input name="locale" type="hidden" value={locale} />
      <TextButton className={className} type="submit">
        {label}
      </TextButton>
    </form>
  );
}
