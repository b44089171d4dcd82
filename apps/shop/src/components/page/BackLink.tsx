import type { BreadcrumbsProps } from '@geven/ui/Breadcrumbs';
import { Icon } from '@geven/ui/Icon';
import * as styles from './back-link.css';

interface BackLinkProps {
  trail: Pick<BreadcrumbsProps, 'items'>;
}

/** On phones the way back to the nearest category, in place of the whole way from the home page. */
export function BackLink({ trail: { items } }: BackLinkProps) {
  const nearest = items.findLast(({ href }, index) => href && index < items.length - 1);
  if (!nearest) return null;
  return (
    <a className={styles.root} href={nearest.href}>
      <Icon className={styles.icon} name="chevron-right" size={16} />
      {nearest.label}
    </a>
  );
}
