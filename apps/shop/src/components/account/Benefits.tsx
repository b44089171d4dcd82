import type { Texts } from '@/lib/texts/areas';
import * as styles from './account-forms.css';

/** What an account is good for. */
export function Benefits({ text }: { text: Texts<'account'> }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
    <ul className={styles.benefits} role="list">
      {(['orders', 'documents', 'cart', 'prices'] as const).map((name) => (
        <li className={styles.benefit} key={name}>
          {text(`benefits.${name}`)}
        </li>
      ))}
    </ul>
  );
}
