import type { Locale } from '@geven/timber';
import { Dialog } from '@geven/ui/Dialog';
import { Link } from '@geven/ui/Link';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Messages } from '@/lib/texts/areas';
import { createTranslate } from '@/lib/texts/translate';
import { LoginForm } from './LoginForm';

export interface LoginDialogProps {
  locale: Locale;
  messages: Messages<'account'> & { units: Messages<'units'> };
  onClose: () => void;
}

const NO_ERRORS = { byField: new Map<string, string>(), general: [], isOnlyIncomplete: false } as const;

/** The login above the page that somebody is on (HD-08). Its form is the page's: what is refused is told there. */
export function LoginDialog({ locale, messages, onClose }: LoginDialogProps) {
  const text = createTranslate(messages, locale);
  return (
    <Dialog closeLabel={text('login.close')} isOpen onOpenChange={onClose} title={text('login.title')}>
      <Stack gap={6}>
        <LoginForm entrance="login" errors={NO_ERRORS} hasFocus locale={locale} text={text} values={{}} />
        <Text>
          <Link href={href('register', locale)}>{text('login.register')}</Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
