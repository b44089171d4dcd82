import type { Address, Country, User } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { homeCountry, valuesOf } from '@/components/address/address-values';
import { FormErrors } from '@/components/FormErrors';
import { ADDRESS_BOOK_ID } from '@/lib/account/dashboard-pages';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { BookEntry } from './BookEntry';
import { BOOK_FIELDS, BookForm } from './BookForm';
import * as styles from './book.css';
import { type BookView, bookHref, entryId } from './book-view';

interface AddressBookProps {
  locale: Locale;
  user: Pick<User, 'name' | 'email' | 'phone'>;
  addresses: readonly Address[];
  countries: readonly Country[];
  book: BookView;
  /** A refused form of the page; one of the book names its address. */
  flash: FormFlash | undefined;
}

/** The delivery addresses of a customer: listed, added, changed, deleted, one offered first (DB-28). */
export function AddressBook({ locale, user, addresses, countries, book, flash }: AddressBookProps) {
  const text = getTexts(locale, 'account');
  const refused = flash?.values.addressId === undefined ? undefined : flash;
  const errors = fieldErrors(refused?.refusals ?? [], BOOK_FIELDS, getMessages(locale, 'errors'));
  const openId = refused ? Number(refused.values.addressId) || null : (book.id ?? null);
  const isNew = refused ? openId === null : book.open === 'new';
  const isDeleting = !refused && book.open === 'delete';
  const deliverable = countries.filter(({ isDeliverable }) => isDeliverable);
  const form = { countries: deliverable, errors, locale };
  return (
    <DashboardSection id={ADDRESS_BOOK_ID} title={text('book.title')}>
      {!isNew && openId === null && <FormErrors errors={errors} title="" />}
      {addresses.length === 0 && !isNew && <Text>{text('book.empty')}</Text>}
      {addresses.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
        <ul className={styles.list} role="list">
          {addresses.map((address) =>
            address.id === openId && !isDeleting ? (
              <li className={styles.entry} id={entryId(address.id)} key={address.id}>
                <BookForm
                  {...form}
                  addressId={address.id}
                  values={
                    refused?.values ?? {
                      ...valuesOf(address),
                      kind: address.isCompany ? 'business' : 'private',
                      isDefault: address.isDefault ? 'on' : '',
                    }
                  }
                />
              </li>
            ) : (
              <BookEntry
                address={address}
                isDeleting={isDeleting && address.id === openId}
                key={address.id}
                locale={locale}
              />
            ),
          )}
        </ul>
      )}
      {isNew ? (
        <div className={styles.added} id={entryId('new')}>
          <BookForm
            {...form}
            addressId={null}
            values={
              refused?.values ?? {
                name: user.name,
                email: user.email,
                phone: user.phone,
                countryId: String(homeCountry(deliverable, locale)?.id ?? ''),
              }
            }
          />
        </div>
      ) : (
        <div>
          <LinkButton href={bookHref(locale, { address: 'new' })} variant="outline">
            {text('book.add')}
          </LinkButton>
        </div>
      )}
    </DashboardSection>
  );
}
