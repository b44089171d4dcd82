import { Notice } from '@geven/ui/Notice';
import { cookies, headers } from 'next/headers';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as frame from '@/components/account/account-frame.css';
import { LoginColumns } from '@/components/account/LoginColumns';
import { LOGIN_FIELDS } from '@/components/account/LoginForm';
import type { AccountVisit } from '@/lib/account/account-visit';
import { readCartSize } from '@/lib/cart/cart-size';
import { INTENT_COOKIE } from '@/lib/device/cookies';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href, type RouteName } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface LoginPageProps extends AccountVisit {
  context: PageContext;
}

/** Pages of links that prove an address, for whoever is logged in. */
const TO_CONFIRM: ReadonlySet<string> = new Set<RouteName>(['confirmEmail', 'newEmail']);

/** Where somebody logs in, registers or goes on as a guest (AU-03). */
export async function LoginPage({ context, flash, done }: LoginPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const hasCart = readCartSize((await headers()).get('cookie') ?? '') > 0;
  const isToConfirm = TO_CONFIRM.has((await cookies()).get(INTENT_COOKIE)?.value ?? '');
  return (
    <AccountFrame context={context} route="login" title={text('login.title')}>
      {done === 'password' && <Notice className={frame.notice} title={text('login.passwordChanged')} tone="success" />}
      {isToConfirm && <Notice className={frame.notice} title={text('login.toConfirm')} tone="info" />}
      <LoginColumns
        entrance="login"
        errors={fieldErrors(flash?.refusals ?? [], LOGIN_FIELDS, getMessages(locale, 'errors'))}
        guestHref={href(hasCart ? 'checkoutAddress' : 'category', locale)}
        locale={locale}
        registerHref={href('register', locale)}
        text={text}
        values={flash?.values ?? {}}
      />
    </AccountFrame>
  );
}
