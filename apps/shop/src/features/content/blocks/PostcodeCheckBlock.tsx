import { textOf } from '@geven/cms-blocks';
import { SdkError } from '@geven/odoo-sdk';
import { DELIVERY_COUNTRIES, formatMoney, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Section } from '@geven/ui/Section';
import { Select } from '@geven/ui/Select';
import { TextField } from '@geven/ui/TextField';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import { isDeliveryCountry, POSTCODE_CHECK_ID, USUAL_COUNTRY } from '@/lib/content/postcode-query';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { errorText } from '@/lib/texts/error-text';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';
import { truckPriceOf } from '../load-delivery-rates';
import * as styles from './postcode-check.css';

const ID = POSTCODE_CHECK_ID;

/** Country and postcode in, price of delivery out: a plain form that needs no script. */
export async function PostcodeCheckBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context, path, query } = scene;
  const { locale } = context;
  const t = getTexts(locale, 'content');
  const zip = textOf(query.zip).slice(0, 12);
  const country = isDeliveryCountry(query.country) ? query.country : USUAL_COUNTRY[locale];
  const answer = zip ? await priceAt(locale, country, zip) : null;
  return (
    <Section heading={fill(textOf(block.title)) || t('postcode.title')} headingSize="heading" id={ID}>
      <form action={`${path}#${ID}`} className={styles.form} method="get">
        <Select
          defaultValue={country}
          id="postcode-country"
          label={t('postcode.country')}
          name="country"
          options={DELIVERY_COUNTRIES.map((code) => ({ value: code, label: t(`delivery.countries.${code}`) }))}
        />
        <TextField
          autoComplete="postal-code"
          defaultValue={zip}
          error={answer && 'refusal' in answer ? answer.refusal : undefined}
          id="postcode-zip"
          label={t('postcode.zip')}
          maxLength={12}
          name="zip"
        />
        <Button type="submit">{t('postcode.check')}</Button>
      </form>
      {answer && 'truck' in answer && (
        <Notice tone="info">
          <p>{t('postcode.truck', { place: answer.place, price: answer.truck })}</p>
          <p>{t('postcode.parcel', { price: answer.parcel })}</p>
        </Notice>
      )}
    </Section>
  );
}

type Answer = { place: string; truck: string; parcel: string } | { refusal: string };

async function priceAt(locale: Locale, countryCode: string, typed: string): Promise<Answer> {
  try {
    const { checkout } = sdkOf(locale);
    const { zip, place, zone } = await checkout.searchPostalCode(countryCode, typed, tagged(CACHE_TAGS.day));
    return {
      place: [zip, place].filter(Boolean).join(' '),
      truck: truckPriceOf(zone, locale),
      parcel: formatMoney(zone.parcelPrice),
    };
  } catch (error) {
    if (!(error instanceof SdkError) || error.refusals.length === 0) throw error;
    return { refusal: errorText(getMessages(locale, 'errors'), error) };
  }
}
