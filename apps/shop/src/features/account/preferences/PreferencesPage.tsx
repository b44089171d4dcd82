import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { DeviceList } from './DeviceList';
import { PasswordForm } from './PasswordForm';
import { PriceForm } from './PriceForm';

interface PreferencesPageProps extends CustomerVisit {
  context: PageContext;
}

/** How prices are shown, the password, and where the customer is logged in. */
export async function PreferencesPage({ context, user, flash, done }: PreferencesPageProps) {
  const { locale } = context;
  const devices = await (await pageSdk(locale)).account.getDevices();
  const refusalsOf = (form: string) => (flash?.values.form === form ? flash.refusals : []);
  const view = { locale, text: getTexts(locale, 'account') };
  return (
    <DashboardFrame context={context} page="preferences">
      <PriceForm
        {...view}
        isSaved={done === 'prices'}
        refusals={refusalsOf('prices')}
        showTaxPrice={user.showTaxPrice}
      />
      <PasswordForm {...view} email={user.email} isSaved={done === 'password'} refusals={refusalsOf('password')} />
      <DeviceList
        {...view}
        devices={devices}
        email={user.email}
        isEnded={done === 'devices'}
        loginRefusals={refusalsOf('login')}
        refusals={refusalsOf('devices')}
      />
    </DashboardFrame>
  );
}
