import { Icon } from '@geven/ui/Icon';
import { type MenuItem, opens } from '@/lib/menu/menu-items';
import type { PageContext } from '@/lib/routing/page-context';
import { HEADER_PARTS } from './header-parts';
import { MenuPanel } from './MenuPanel';
import * as styles from './menu.css';

interface MenuRootProps {
  context: PageContext;
  item: MenuItem;
  currentPath: string | undefined;
  className: string;
}

/** An entry of the main menu: a link, or a disclosure of what is below a part of the range. */
export function MenuRoot({ context, item, currentPath, className }: MenuRootProps) {
  const { category, title } = item;
  const isCurrent = category !== null && rootOf(currentPath) === category.path;
  const current = isCurrent ? 'true' : undefined;
  return (
    <li className={`${styles.entry} ${className}`}>
      {category && opens(item) ? (
        <details className={styles.fold} name={HEADER_PARTS.menu}>
          <summary aria-current={current} className={styles.link}>
            {title}
            <Icon className={styles.chevron} name="chevron-right" size={16} />
          </summary>
          <MenuPanel category={category} context={context} currentPath={currentPath} tool={item.tool} />
        </details>
      ) : (
        <a aria-current={current} className={styles.link} href={item.href}>
          {title}
        </a>
      )}
    </li>
  );
}

const rootOf = (path: string | undefined) => path?.split('/')[0];
