import type { Locale } from '@geven/timber';
import { Checkbox } from '@geven/ui/Checkbox';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './compare.css';
import { COMPARE_FIELD, COMPARE_FORM_ID } from './compare-form-id';

export interface CompareChoiceProps {
  locale: Locale;
  /** Id of the product. */
  product: number;
  /** What is compared; the comparison's bar calls it so. */
  name: string;
  /** For tables, whose column says it already. */
  isLabelHidden?: boolean | undefined;
}

/** Chooses a product to compare; belongs to the page's one `CompareForm` and works without scripts. */
export function CompareChoice({ locale, product, name, isLabelHidden = false }: CompareChoiceProps) {
  const label = getTexts(locale, 'compare')('choose');
  return (
    <Checkbox
      className={styles.choice}
      data-name={name}
      form={COMPARE_FORM_ID}
      label={
        <>
          {!isLabelHidden && label}
          <VisuallyHidden>{isLabelHidden ? `${label}: ${name}` : ` ${name}`}</VisuallyHidden>
        </>
      }
      name={COMPARE_FIELD}
      value={product}
    />
  );
}
