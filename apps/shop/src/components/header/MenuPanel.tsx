import type { MenuTool } from '@geven/cms-blocks';
import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { Container } from '@geven/ui/Container';
import { LinkButton } from '@geven/ui/LinkButton';
import { categoryHref } from '@/lib/menu/menu-items';
import { nameWithin } from '@/lib/menu/name-within';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './menu-panel.css';

interface MenuPanelProps {
  context: PageContext;
  category: WebsiteMenuEntry;
  currentPath: string | undefined;
  tool: MenuTool | null;
}

/** More entries than these make two columns. */
const ONE_COLUMN = 8;

/**
 * What an entry opens: the categories below it and one tool. Sizes and species come beside them as soon as somebody goes
 * to the entry (`data-plate`).
 */
export function MenuPanel({ context: { locale }, category, currentPath, tool }: MenuPanelProps) {
  const t = getTexts(locale, 'header');
  const { name, productCount, childs, path } = category;
  const isLong = childs.length > ONE_COLUMN;
  return (
    <div className={styles.panel}>
      <Container className={isLong ? styles.longGrid : styles.grid}>
        <div>
          <a className={styles.all} href={categoryHref(category, locale)}>
            <span className={styles.allName}>{name}</span>
            {productCount > 0 && <span className={styles.count}>{t('count', { count: productCount })}</span>}
          </a>
          <ul className={isLong ? styles.longChilds : styles.childs}>
            {childs.map((child) => {
              const shown = nameWithin(child.name, name, locale);
              return (
                <li key={child.path}>
                  <a
                    aria-current={child.path === currentPath ? 'page' : undefined}
                    // Out of a list of links it has to say where it leads.
                    aria-label={shown === child.name ? undefined : child.name}
                    className={styles.child}
                    href={categoryHref(child, locale)}
                  >
                    {shown}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <div className={styles.plate} data-plate={`/api/menu/${locale}/${path}`} />
        {tool && (
          <div className={styles.tool}>
            <p className={styles.heading}>{tool.title}</p>
            {tool.picture && (
              <img
                alt=""
                className={styles.picture}
                height={tool.picture.height}
                loading="lazy"
                sizes="216px"
                src={tool.picture.src}
                srcSet={tool.picture.srcSet}
                width={tool.picture.width}
              />
            )}
            <p className={styles.note}>{tool.text}</p>
            <LinkButton href={tool.href} size="small" variant="secondary">
              {tool.action}
            </LinkButton>
          </div>
        )}
      </Container>
    </div>
  );
}
