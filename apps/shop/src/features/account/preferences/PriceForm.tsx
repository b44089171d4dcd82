import type { User } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Toggle } from '@geven/ui/Toggle';
import * as forms from '@/components/account/account-forms.css';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import * as styles from './preferences.css';

interface PriceFormProps {
  locale: Locale;
  text: Texts<'account'>;
  showTaxPrice: User['showTaxPrice'];
  isSaved: boolean;
  refusals: readonly FormRefusal[];
}

/** Whether the customer sees prices with or without VAT, on every device (DB-29). */
export function PriceForm({ locale, text, showTaxPrice, isSaved, refusals }: PriceFormProps) {
  return (
    <DashboardSection id="prices" title={text('preferences.prices')}>
      <form action="/api/account/prices" className={forms.form} method="post">
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="prices" />
        {isSaved && <Notice isAlert title={text('data.saved')} tone="success" />}
        <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
        <Toggle
          className={styles.choice}
          defaultValue={showTaxPrice}
          legend={text('preferences.pricesLabel')}
          name="showTaxPrice"
          options={[
            { value: 'VATIncluded', label: text('preferences.incl') },
            { value: 'VATExcluded', label: text('preferences.excl') },
          ]}
        />
        <Button className={forms.submit} type="submit" variant="secondary">
          {text('preferences.savePrices')}
        </Button>
      </form>
    </DashboardSection>
  );
}
