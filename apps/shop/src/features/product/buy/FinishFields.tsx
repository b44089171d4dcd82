import { Button } from '@geven/ui/Button';
import { Select } from '@geven/ui/Select';
import { FINISH_ATTRIBUTES, type FinishAttribute } from '@/lib/products/product-state';
import * as styles from './buy.css';
import type { BuyText, FinishChoice } from './buy-content';

export interface FinishFieldsProps {
  finishes: readonly FinishChoice[];
  /** Slugs of what is chosen. */
  chosen: Readonly<Partial<Record<FinishAttribute, string>>>;
  onChoose: (attribute: FinishAttribute, slug: string | undefined) => void;
  /** The page's own path: without scripts a choice is asked there. */
  address: string;
  t: BuyText;
}

/** Surface finishing and treatment; each option says what it costs and how many days it takes (PD-12, PD-13). */
export function FinishFields({ finishes, chosen, onChoose, address, t }: FinishFieldsProps) {
  if (finishes.length === 0) return null;
  return (
    <div className={styles.finishes}>
      {FINISH_ATTRIBUTES.map((attribute) => {
        const choices = finishes.filter((finish) => finish.attribute === attribute);
        if (choices.length === 0) return null;
        const usual = choices.find(({ isDefault }) => isDefault) ?? choices[0];
        const value = choices.find(({ slug }) => slug === chosen[attribute])?.slug ?? usual?.slug;
        return (
          <Select
            key={attribute}
            label={t(`finish.${attribute}`)}
            name={attribute}
            onChange={({ target }) => onChoose(attribute, target.value === usual?.slug ? undefined : target.value)}
            options={choices.map(({ slug, label }) => ({ value: slug, label }))}
            value={value}
          />
        );
      })}
      <noscript>
        <Button formAction={address} formMethod="get" size="small" type="submit" variant="secondary">
          {t('finish.apply')}
        </Button>
      </noscript>
    </div>
  );
}
