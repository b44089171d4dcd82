import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { EMAIL_SECTION } from '../email/email-actions';
import { DeletionSection } from '../personal-data/DeletionSection';
import { ExportSection } from '../personal-data/ExportSection';
import type { PersonalDataView } from '../personal-data/personal-data-view';
import { DeviceList } from './DeviceList';
import { EmailForm } from './EmailForm';
import { PasskeyList } from './PasskeyList';
import { PasswordForm } from './PasswordForm';
import { PriceForm } from './PriceForm';
import { sectionRefusals } from './section-refusals';

interface PreferencesPageProps extends CustomerVisit {
  context: PageContext;
  personalData: PersonalDataView;
}

/** How prices are shown, address, password and passkeys, devices, and what becomes of the customer's data. */
export async function PreferencesPage({ context, user, flash, done, personalData }: PreferencesPageProps) {
  const { locale } = context;
  const { account } = await pageSdk(locale);
  const [devices, emailChange, passkeys, dataExport] = await Promise.all([
    account.getDevices(),
    account.getEmailChange(),
    account.getPasskeys(),
    account.getDataExport(),
  ]);
  const refusalsOf = (form: string) => (flash?.values.form === form ? flash.refusals : []);
  const valuesOf = (form: string) => (flash?.values.form === form ? flash.values : {});
  const view = { locale, text: getTexts(locale, 'account') };
  return (
    <DashboardFrame context={context} hasShortSections page="preferences">
      <PriceForm
        {...view}
        isSaved={done === 'prices'}
        refusals={refusalsOf('prices')}
        showTaxPrice={user.showTaxPrice}
      />
      <EmailForm
        {...view}
        {...sectionRefusals(flash, EMAIL_SECTION)}
        change={emailChange}
        done={done}
        email={user.email}
        values={valuesOf(EMAIL_SECTION)}
      />
      <PasswordForm
        {...view}
        email={user.email}
        isSaved={done === 'change-password'}
        refusals={refusalsOf('change-password')}
      />
      <PasskeyList
        {...view}
        {...sectionRefusals(flash, 'passkeys')}
        done={done}
        email={user.email}
        passkeys={passkeys}
        values={valuesOf('passkeys')}
      />
      <DeviceList
        {...view}
        {...sectionRefusals(flash, 'devices')}
        devices={devices}
        email={user.email}
        isEnded={done === 'devices'}
      />
      <ExportSection
        {...view}
        {...sectionRefusals(flash, 'export')}
        dataExport={dataExport}
        email={user.email}
        isLoginNeeded={personalData.isLoginNeeded}
      />
      <DeletionSection
        {...view}
        isAsking={personalData.isDeleting}
        isKept={done === 'kept'}
        refusals={refusalsOf('deletion')}
        user={user}
      />
    </DashboardFrame>
  );
}
