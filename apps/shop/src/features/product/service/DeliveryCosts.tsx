'use client';
import type { PostalCode } from '@geven/odoo-sdk';
import { DELIVERY_COUNTRIES, formatMoney, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Select } from '@geven/ui/Select';
import { TextField } from '@geven/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useLoading } from '@/lib/device/use-loading';
import type { Messages } from '@/lib/texts/areas';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import { fillPlaces } from '@/lib/texts/translate';
import * as styles from './service.css';

export interface DeliveryCostsProps {
  locale: Locale;
  /** The page that has the answer where there are no scripts. */
  action: string;
  /** The country that is chosen at first. */
  country: string;
  texts: Pick<Messages<'content'>, 'postcode' | 'delivery'>;
  errors: ErrorTexts;
}

/** Country and postcode in; town and price of delivery out, without leaving the product. */
export function DeliveryCosts({ locale, action, country, texts: { postcode, delivery }, errors }: DeliveryCostsProps) {
  const [found, setFound] = useState<PostalCode>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isLoading = useLoading(isBusy);
  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    try {
      const { browserSdk } = await import('@/lib/api/sdk-browser');
      const { checkout } = browserSdk(locale);
      setFound(await checkout.searchPostalCode(String(data.get('country')), String(data.get('zip'))));
      setRefusal(undefined);
    } catch (error) {
      setFound(undefined);
      setRefusal(errorText(errors, error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form action={action} className={styles.delivery} method="get" noValidate onSubmit={(event) => void search(event)}>
      <Select
        defaultValue={country}
        id="costs-country"
        label={postcode.country}
        name="country"
        options={DELIVERY_COUNTRIES.map((code) => ({ value: code, label: delivery.countries[code] }))}
      />
      <TextField
        autoComplete="postal-code"
        error={refusal}
        id="costs-zip"
        label={postcode.zip}
        maxLength={12}
        name="zip"
        suffix={found?.place}
      />
      <Button className={styles.check} isBusy={isLoading} type="submit" variant="secondary">
        {postcode.check}
      </Button>
      <p className={styles.costs} role="status">
        {found && (
          <>
            {fillPlaces(postcode.truck, { place: placeOf(found), price: truckPrice(found) })}
            <br />
            {fillPlaces(postcode.parcel, { price: formatMoney(found.zone.parcelPrice) })}
          </>
        )}
      </p>
    </form>
  );

  function truckPrice({ zone: { truckPrice: price, maximum } }: PostalCode): string {
    return price === null ? fillPlaces(delivery.agreed, { maximum: formatMoney(maximum ?? 0) }) : formatMoney(price);
  }
}

const placeOf = ({ zip, place }: PostalCode): string => [zip, place].filter(Boolean).join(' ');
