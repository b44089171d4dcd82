import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './sample.css';
import { SAMPLE_FORM_ID } from './sample-form-id';

export interface SampleButtonProps {
  locale: Locale;
  /** Id of the product. */
  product: number;
  /** What it is a sample of. */
  name: string;
}

/** Orders a piece of about 25 cm; belongs to the page's one `SampleForm`. */
export function SampleButton({ locale, product, name }: SampleButtonProps) {
  return (
    <Button
      className={styles.button}
      form={SAMPLE_FORM_ID}
      name="product"
      size="small"
      type="submit"
      value={product}
      variant="link"
    >
      {getTexts(locale, 'common')('sample.order')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
