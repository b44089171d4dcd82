import type { ElementType } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './ChoiceLinks.css';

export interface ChoiceLinksProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Further props of every link, for example of a router's link. */
  linkProps?: Readonly<Record<string, unknown>> | undefined;
  /** Name of the choice. */
  label: string;
  items: readonly { label: string; href: string; icon?: IconName | undefined; isCurrent: boolean }[];
  className?: string | undefined;
}

/** A choice made by links, drawn as one switch, for example cards or table; on phones an icon is enough. */
export function ChoiceLinks({ as: Anchor = 'a', linkProps, label, items, className }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles.root, className)}>
      {items.map(({ label: text, href, icon, isCurrent }) => (
        <Anchor
          {...linkProps}
          aria-current={isCurrent ? 'true' : undefined}
          className={styles.part}
          href={href}
          key={href}
        >
          {icon && <Icon name={icon} size={16} />}
          {icon ? <span className={styles.besideIcon}>{text}</span> : text}
        </Anchor>
      ))}
    </nav>
  );
}
