import { Heading } from '@geven/ui/Heading';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as frame from '@/components/account/account-frame.css';
import { Benefits } from '@/components/account/Benefits';
import { REGISTER_FIELDS, RegisterForm } from '@/components/account/RegisterForm';
import type { AccountVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface RegisterPageProps extends Pick<AccountVisit, 'flash'> {
  context: PageContext;
}

/** Where somebody becomes a customer with an account. */
export async function RegisterPage({ context, flash }: RegisterPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const industries = await (await pageSdk(locale)).account.getIndustries();
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('login.title'), href: href('login', locale) }}
      route="register"
      title={text('register.title')}
    >
      <div className={frame.beside}>
        <RegisterForm
          entrance="register"
          hasNewsletter={locale === 'nl'}
          errors={fieldErrors(flash?.refusals ?? [], REGISTER_FIELDS, getMessages(locale, 'errors'))}
          industries={industries}
          locale={locale}
          loginHref={href('login', locale)}
          text={text}
          values={flash?.values ?? {}}
        />
        <aside className={frame.aside}>
          <Heading level={2} size="subheading">
            {text('benefits.title')}
          </Heading>
          <Benefits text={text} />
        </aside>
      </div>
    </AccountFrame>
  );
}
