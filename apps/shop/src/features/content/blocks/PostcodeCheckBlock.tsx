import { textOf } from '@geven/cms-blocks';
import { DELIVERY_COUNTRIES, formatMoney, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Section } from '@geven/ui/Section';
import { Select } from '@geven/ui/Select';
import { TextField } from '@geven/ui/TextField';
import { isDeliveryCountry } from '@/lib/content/postcode-query';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';
import { loadDeliveryRates, truckPriceOf } from '../load-delivery-rates';
import * as styles from './postcode-check.css';

const ID = 'postcode-check';
/** The country whose visitors read a language, until they choose. */
const USUAL_COUNTRY = { nl: 'NL', en: 'NL', de: 'DE' } as const;

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
          error={answer === 'unknown' ? t('postcode.unknown') : undefined}
          id="postcode-zip"
          label={t('postcode.zip')}
          maxLength={12}
          name="zip"
        />
        <Button type="submit">{t('postcode.check')}</Button>
      </form>
      {answer && answer !== 'unknown' && (
        <Notice tone="info">
          <p>{t('postcode.truck', { zip, price: answer.truck })}</p>
          <p>{t('postcode.parcel', { price: answer.parcel })}</p>
        </Notice>
      )}
    </Section>
  );
}

async function priceAt(locale: Locale, countryCode: string, zip: string) {
  const [zone] = (await loadDeliveryRates(locale, { countryCode, zip })).zones;
  return zone ? { truck: truckPriceOf(zone, locale), parcel: formatMoney(zone.parcelPrice) } : 'unknown';
}
