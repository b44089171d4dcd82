import { LOCALES } from '@geven/timber';
import { ToggleButton } from '@geven/ui/ToggleButton';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './header.css';

interface SwitchesProps {
  context: PageContext;
  alternates: Alternates;
}

/** Prices with VAT or net: a plain form, because the whole page is another one. */
export function VatSwitch({ context: { locale, isNet, vatRate }, alternates }: SwitchesProps) {
  const t = getTexts(locale, 'common');
  const modes = [
    { value: 'VATIncluded', label: t('inclVat', { rate: vatRate }), isChosen: !isNet },
    { value: 'VATExcluded', label: t('exclVat'), isChosen: isNet },
  ];
  return (
    <form action="/api/preferences" className={styles.switcher} method="post">
      <input name="path" type="hidden" value={alternates[locale]} />
      <fieldset className={styles.switcherGroup}>
        <legend className={styles.hiddenLabel}>{t('pricesLabel')}</legend>
        {modes.map(({ value, label, isChosen }) => (
          <ToggleButton isPressed={isChosen} key={value} name="showTaxPrice" type="submit" value={value}>
            {label}
          </ToggleButton>
        ))}
      </fieldset>
    </form>
  );
}

/** The same page in another language (IN-03): a plain form per language, because each has its own path. */
export function LanguageSwitch({ context: { locale }, alternates }: SwitchesProps) {
  const t = getTexts(locale, 'common');
  return (
    <fieldset className={styles.switcherGroup}>
      <legend className={styles.hiddenLabel}>{t('language')}</legend>
      {LOCALES.map((each) => (
        <form action="/api/preferences" key={each} method="post">
          <input name="path" type="hidden" value={alternates[each]} />
          <ToggleButton
            // Begins with what is seen, so that it can be spoken.
            aria-label={`${each.toUpperCase()} ${t(`languages.${each}`)}`}
            isPressed={each === locale}
            name="locale"
            type="submit"
            value={each}
          >
            {each.toUpperCase()}
          </ToggleButton>
        </form>
      ))}
    </fieldset>
  );
}
