import { Grid } from '@geven/ui/Grid';
import { AccountField } from '@/components/account/AccountField';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { AddressBook } from '../book/AddressBook';
import type { BookView } from '../book/book-view';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { CompanyFields } from './CompanyFields';
import { PlaceFields } from './PlaceFields';
import { ProfileForm } from './ProfileForm';
import { type ProfileForm as FormName, PROFILE_FORMS, profileValues, readProfileForm } from './profile-forms';

interface DataPageProps extends CustomerVisit {
  context: PageContext;
  /** What of the address book is open. */
  book: BookView;
}

/** Person, company, billing and address book of a customer, each a plain form of its own (DB-23). */
export async function DataPage({ context, user, flash, done, book }: DataPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const sdk = await pageSdk(locale);
  const [industries, countries, addresses] = await Promise.all([
    sdk.account.getIndustries(),
    sdk.checkout.getCountries(),
    sdk.account.getAddresses('shipping'),
  ]);
  const saved = profileValues(user);
  const refused = readProfileForm(flash?.values.form);
  const viewOf = (form: FormName) => ({
    text,
    values: form === refused ? { ...saved, ...flash?.values } : saved,
    errors: fieldErrors(
      form === refused ? (flash?.refusals ?? []) : [],
      PROFILE_FORMS[form],
      getMessages(locale, 'errors'),
    ),
  });
  const stateOf = (form: FormName) => ({ form, locale, isSaved: done === form });
  const [contact, company, billing] = [viewOf('contact'), viewOf('company'), viewOf('billing')];
  return (
    <DashboardFrame context={context} page="data">
      <ProfileForm
        {...contact}
        {...stateOf('contact')}
        saveLabel={text('data.saveContact')}
        title={text('data.contact')}
      >
        <Grid columns={{ base: 1, sm: 2 }} gap={4}>
          <AccountField {...contact} autoComplete="name" field="contact.name" label={text('field.name')} />
          <AccountField
            {...contact}
            autoComplete="tel"
            field="contact.phone"
            isOptional
            label={text('field.phone')}
            type="tel"
          />
          <AccountField
            {...contact}
            autoComplete="mobile tel"
            field="contact.mobile"
            isOptional
            label={text('field.mobile')}
            type="tel"
          />
        </Grid>
      </ProfileForm>
      <ProfileForm
        {...company}
        {...stateOf('company')}
        saveLabel={text('data.saveCompany')}
        title={text('data.company')}
      >
        <CompanyFields
          {...company}
          countries={countries}
          hasOwnPrices={user.hasOwnPrices}
          industries={industries}
          isVatEditable={user.company?.isVatEditable ?? true}
        />
      </ProfileForm>
      <ProfileForm
        {...billing}
        {...stateOf('billing')}
        saveLabel={text('data.saveBilling')}
        title={text('data.billing')}
      >
        <Grid columns={{ base: 1, sm: 2 }} gap={4}>
          <AccountField
            {...billing}
            autoComplete="billing name"
            field="billing.contactName"
            isOptional
            label={text('field.contactName')}
          />
          <AccountField
            {...billing}
            autoComplete="billing email"
            field="billing.email"
            inputMode="email"
            isOptional
            label={text('field.billingEmail')}
            maxLength={254}
            type="email"
          />
        </Grid>
        <PlaceFields {...billing} countries={countries} form="billing" />
        <Grid columns={{ base: 1, sm: 2 }} gap={4}>
          <AccountField
            {...billing}
            description={text('data.leitwegHint')}
            field="billing.leitwegId"
            isOptional
            label={text('field.leitwegId')}
          />
          <AccountField
            {...billing}
            description={text('data.peppolHint')}
            field="billing.peppolId"
            isOptional
            label={text('field.peppolId')}
          />
        </Grid>
      </ProfileForm>
      <AddressBook addresses={addresses} book={book} countries={countries} flash={flash} locale={locale} user={user} />
    </DashboardFrame>
  );
}
