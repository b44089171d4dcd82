import { Button } from '@geven/ui/Button';
import { IconButton } from '@geven/ui/IconButton';
import { LinkButton } from '@geven/ui/LinkButton';
import * as styles from './compare.css';
import { type ChosenProduct, comparedProducts } from './compare-choices';
import { COMPARE_FIELD } from './compare-form-id';

export interface CompareTexts {
  /** Name of the bar. */
  bar: string;
  /** `#` stands for the number. */
  count: string;
  full: string;
  show: string;
  /** `#` stands for the name. */
  remove: string;
  clear: string;
}

export interface CompareBarProps {
  action: string;
  chosen: readonly ChosenProduct[];
  /** One more was chosen than can be compared. */
  isFull: boolean;
  texts: CompareTexts;
}

/** What is chosen to be compared, at the lower edge of the window. */
export default function CompareBar({ action, chosen, isFull, texts }: CompareBarProps) {
  return (
    <section aria-label={texts.bar} className={styles.bar}>
      <div className={styles.barRow}>
        <p aria-live="polite" className={styles.count}>
          {isFull ? texts.full : texts.count.replace('#', String(chosen.length))}
        </p>
        <ul className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <li className={styles.item} key={id}>
              <span className={styles.itemName}>{name}</span>
              <IconButton
                icon="close"
                label={texts.remove.replace('#', name)}
                onClick={() => comparedProducts.write(chosen.filter((each) => each.id !== id))}
                size="small"
              />
            </li>
          ))}
        </ul>
        <Button onClick={() => comparedProducts.write([])} variant="quiet">
          {texts.clear}
        </Button>
        <LinkButton className={styles.show} href={`${action}?${COMPARE_FIELD}=${chosen.map(({ id }) => id).join(',')}`}>
          {texts.show}
        </LinkButton>
      </div>
    </section>
  );
}
