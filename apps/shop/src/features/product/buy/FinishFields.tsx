import { Button } from '@geven/ui/Button';
import { Icon } from '@geven/ui/Icon';
import { SwatchRadio } from '@geven/ui/SwatchRadio';
import { FINISH_ATTRIBUTES, type FinishAttribute } from '@/lib/products/product-state';
import type { BuyText, FinishChoice } from './buy-content';
import * as styles from './finish.css';
import { sample } from './finish-tints.css';

export interface FinishFieldsProps {
  finishes: readonly FinishChoice[];
  /** Slugs of what is chosen. */
  chosen: Readonly<Partial<Record<FinishAttribute, string>>>;
  onChoose: (attribute: FinishAttribute, slug: string | undefined) => void;
  /** Address of a small picture of the product's face, which shows what a finish makes of it. */
  face: string | undefined;
  /** The page's own path: without scripts a choice is asked there. */
  address: string;
  t: BuyText;
}

/** With more choices a group is one row that opens, so that the lengths stay in view. */
const MAX_SHOWN = 4;

/**
 * Surface finishing and treatment, each a group of rows with a piece of the wood, price and days (PD-12, PD-13). Phones,
 * long groups and products with two groups have one row that opens.
 */
export function FinishFields({ finishes, chosen, onChoose, face, address, t }: FinishFieldsProps) {
  const groups = FINISH_ATTRIBUTES.flatMap((attribute) => {
    const choices = finishes.filter((finish) => finish.attribute === attribute);
    const usual = choices.find(({ isDefault }) => isDefault) ?? choices[0];
    const current = choices.find(({ slug }) => slug === chosen[attribute]) ?? usual;
    return usual && current ? [{ attribute, choices, usual, current }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <div className={styles.root}>
      {groups.map(({ attribute, choices, usual, current }) => (
        <details
          className={groups.length > 1 || choices.length > MAX_SHOWN ? styles.fold : styles.phoneFold}
          key={attribute}
        >
          <summary className={styles.chosen}>
            <FinishSwatch face={face} slug={current.slug} />
            <span className={styles.words}>
              <span className={styles.group}>{t(`finish.${attribute}`)}</span>{' '}
              <span className={styles.name}>{current.name}</span>
            </span>
            <span className={styles.surcharge}>{current.surchargeText}</span>
            <Icon className={styles.chevron} name="chevron-down" size={16} />
          </summary>
          <fieldset className={choices.length === 3 ? styles.threeChoices : styles.choices}>
            <legend className={styles.legend}>{t(`finish.${attribute}`)}</legend>
            {choices.map(({ slug, name, details }) => (
              <SwatchRadio
                checked={slug === current.slug}
                description={details}
                key={slug}
                label={name}
                name={attribute}
                onChange={() => onChoose(attribute, slug === usual.slug ? undefined : slug)}
                onClick={({ detail, currentTarget }) => detail > 0 && close(currentTarget)}
                swatch={face && <FinishSwatch face={face} slug={slug} />}
                value={slug}
              />
            ))}
          </fieldset>
        </details>
      ))}
      <noscript>
        <Button formAction={address} formMethod="get" size="small" type="submit" variant="secondary">
          {t('finish.apply')}
        </Button>
      </noscript>
    </div>
  );
}

/** After a press, which is a choice; arrow keys only pass by, and their clicks count none. */
function close(radio: Element): void {
  const fold = radio.closest('details');
  if (!fold?.open) return;
  fold.open = false;
  fold.querySelector('summary')?.focus({ preventScroll: true });
}

/** The wood with a finish. */
function FinishSwatch({ face, slug }: { face: string | undefined; slug: string }) {
  if (!face) return null;
  return (
    <span className={styles.swatch} data-tint={slug}>
      <img alt="" className={`${styles.picture} ${sample}`} height={50} loading="lazy" src={face} width={48} />
    </span>
  );
}
