import type { CategoryText, ProductList } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Icon } from '@geven/ui/Icon';
import { Link } from '@geven/ui/Link';
import type { ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import { CATEGORY_TEXT_ID } from './category-text-id';
import * as styles from './listing-about.css';
import { RememberCategoryText } from './RememberCategoryText';

export interface ListingAboutProps {
  locale: Locale;
  category: ProductList['category'];
  /** The text of this category with these filters; null when there is none. */
  text: CategoryText | null;
}

/**
 * What belongs to a category: its text (CT-30), which a visitor can put away for good, and its files, films and reports
 * (CT-35). Films are links: nothing of another site is loaded before somebody follows one.
 */
export function ListingAbout({ locale, category, text }: ListingAboutProps) {
  const t = getTexts(locale, 'catalogue');
  const { attachments = [], videos = [], reportUrls = [] } = category ?? {};
  if (!text && attachments.length + videos.length + reportUrls.length === 0) return null;
  return (
    <section aria-label={t('about.title')} className={styles.root}>
      {text && (
        <details className={styles.text} id={CATEGORY_TEXT_ID} open>
          <summary className={styles.summary}>
            <h2 className={styles.title}>{text.title || t('about.title')}</h2>
            <Icon className={styles.chevron} name="chevron-down" size={16} />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it down to marks of text */}
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: nonBreaking(text.html) }} />
          <RememberCategoryText />
        </details>
      )}
      <Group title={t('about.documents')}>
        {attachments.map(({ name, url, size }) => (
          <li className={styles.file} key={url}>
            <Icon name="download" size={16} />
            <Link href={url}>{name}</Link>
            {size !== null && <span className={styles.aside}>{kilobytes(size)}</span>}
          </li>
        ))}
      </Group>
      <Group title={t('about.videos')}>
        {videos.map(({ title, url, duration }) => (
          <li key={url}>
            <Link href={url} rel="noopener noreferrer" target="_blank">
              {title}
            </Link>
            {duration !== null && <span className={styles.aside}>{minutes(duration)}</span>}
            <p className={styles.note}>{t('about.videoNote', { host: hostOf(url) })}</p>
          </li>
        ))}
      </Group>
      <Group title={t('about.reports')}>
        {reportUrls.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} rel="noopener">
              {name}
            </Link>
          </li>
        ))}
      </Group>
    </section>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Heading level={2} size="name">
        {title}
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

/** The site behind an address; the address itself when it is none. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
