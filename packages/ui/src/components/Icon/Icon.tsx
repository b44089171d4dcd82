import { classNames } from '../private/class-names';
import * as styles from './Icon.css';
import { iconPaths } from './icon-paths';

/** Name of a drawing of the kit's set. */
export type IconName = keyof typeof iconPaths | 'accountFilled';

export interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: 14 | 16 | 20 | 24 | undefined;
  /** Text alternative; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

const filled: ReadonlySet<IconName> = new Set(['accountFilled', 'star', 'grid', 'play']);

/** A drawing of one stroke, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const path = iconPaths[name === 'accountFilled' ? 'account' : name];
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className={classNames(styles.root, filled.has(name) && styles.filled, className)}
      focusable="false"
      height={size}
      role={label ? 'img' : undefined}
      viewBox="0 0 24 24"
      width={size}
    >
      {name === 'star-half' && (
        <path className={styles.half} d="M12 3.5 9.4 9.1l-6.100.7 4.500 4.200-1.200 6 5.400-3Z" />
      )}
      <path d={path} />
    </svg>
  );
}
