import type { Address } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { AddressLines } from '@/components/address/AddressLines';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './book.css';
import { bookHref, entryId } from './book-view';

interface BookEntryProps {
  locale: Locale;
  address: Address;
  /** Whether it is asked if it is to be deleted. */
  isDeleting: boolean;
}

/** An address of the book. Deleting it opens a question below, no window. */
export function BookEntry({ locale, address, isDeleting }: BookEntryProps) {
  const text = getTexts(locale, 'account');
  const { id, companyName, name, street, zip, city } = address;
  const short = [companyName || name, street, `${zip} ${city}`].join(', ');
  return (
    <li className={styles.entry} id={entryId(id)}>
      <div className={styles.row}>
        <div>
          <AddressLines address={address} hasContact text={getTexts(locale, 'checkout')} />
          {address.isDefault && (
            <Text size="caption" weight="strong">
              {text('book.default')}
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          <Link aria-label={text('book.editOf', { address: short })} href={bookHref(locale, { address: id })}>
            {text('book.edit')}
          </Link>
          <Link aria-label={text('book.deleteOf', { address: short })} href={bookHref(locale, { remove: id })}>
            {text('book.delete')}
          </Link>
        </div>
      </div>
      {isDeleting && (
        <form action="/api/account/address/delete" className={styles.question} method="post">
          <input name="locale" type="hidden" value={locale} />
          <input name="addressId" type="hidden" value={id} />
          <Text>{text('book.askDelete', { address: short })}</Text>
          <div className={styles.answers}>
            <Button autoFocus type="submit" variant="danger">
              {text('book.yes')}
            </Button>
            <LinkButton href={bookHref(locale)} variant="secondary">
              {text('book.no')}
            </LinkButton>
          </div>
        </form>
      )}
    </li>
  );
}
