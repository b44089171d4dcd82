import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './Notice.css';

export interface NoticeProps {
  tone: keyof typeof styles.tone;
  title?: string | undefined;
  /** Whether screen readers announce it as soon as it appears. */
  isAlert?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

const iconOfTone = { danger: 'warning', warning: 'warning', success: 'check', info: 'info' } as const;

/** A message in the flow of the page. */
export function Notice({ tone, title, isAlert = false, children, className }: NoticeProps) {
  return (
    <div className={classNames(styles.root, styles.tone[tone], className)} role={isAlert ? 'alert' : undefined}>
      <Icon className={styles.icon[tone]} name={iconOfTone[tone]} size={16} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
