import type { Product, ProductDocument } from '@geven/odoo-sdk';
import { formatDecimal, type Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { Link } from '@geven/ui/Link';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './service.css';

export interface DownloadsProps {
  locale: Locale;
  product: Product;
}

/** A file or page in the list. */
interface Entry {
  readonly name: string;
  readonly url: string;
  /** What kind of file, and how large. */
  readonly kind: string;
}

/**
 * Product sheet, assembly instruction or that there is none, declarations, and what its categories and those above
 * them have: attachments, films and reports (PD-20, PD-21, PD-22, PD-44). Films and reports are links: nothing is loaded
 * from elsewhere.
 */
export function Downloads({ locale, product }: DownloadsProps) {
  const t = getTexts(locale, 'product');
  const { productDocuments, assemblyInstruction, downloadProductsheet, websiteCategories } = product;
  const others = productDocuments.filter(({ kind }) => kind !== 'PRODUCT_SHEET' && kind !== 'ASSEMBLY_INSTRUCTION');
  const categories = websiteCategories.flatMap(({ parent, ...category }) => (parent ? [category, parent] : [category]));
  const attachments = categories.flatMap((category) => category.attachments);
  const files: Entry[] = [
    ...(downloadProductsheet ? [{ name: t('files.PRODUCT_SHEET'), url: downloadProductsheet, kind: 'PDF' }] : []),
    ...(assemblyInstruction ? [fileEntry(assemblyInstruction, locale)] : []),
    ...[...others, ...attachments].map((file) => fileEntry(file, locale)),
    { name: t('files.productInfo'), url: href('productInfo', locale), kind: t('files.page') },
  ];
  const entries = unique(files);
  const videos = categories.flatMap((category) => category.videos);
  const reports = categories.flatMap((category) => category.reportUrls);
  return (
    <Disclosure
      headingLevel={3}
      summary={
        <>
          {t('files.title')} <span className={styles.count}>{entries.length}</span>
        </>
      }
    >
      <Entries entries={entries} />
      {!assemblyInstruction && <p className={styles.note}>{t('files.noAssembly')}</p>}
      {videos.length > 0 && (
        <>
          <h4 className={styles.subheading}>{t('files.videos')}</h4>
          <Entries
            entries={unique(
              videos.map(({ title, url }) => ({
                name: title,
                url,
                kind: opensAt(url, t('files.videoNote', { host: hostOf(url) })),
              })),
            )}
          />
        </>
      )}
      {reports.length > 0 && (
        <>
          <h4 className={styles.subheading}>{t('files.reports')}</h4>
          <Entries entries={unique(reports.map(({ name, url }) => ({ name, url, kind: hostOf(url) })))} />
        </>
      )}
    </Disclosure>
  );
}

const fileEntry = ({ name, url, mimeType, size }: ProductDocument, locale: Locale): Entry => ({
  name,
  url,
  kind: [mimeType.split('/').at(-1)?.toUpperCase(), size && `${formatDecimal(size / 1024, 0, locale)} kB`]
    .filter(Boolean)
    .join(', '),
});

/** A category and its parent may have the same file. */
const unique = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [entry.url, entry])).values(),
];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
const opensAt = (url: string, text: string) => (hostOf(url) ? text : '');

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ name, url, kind }) => (
        <li className={styles.entry} key={url}>
          <Link href={url} {...(hostOf(url) ? { rel: 'noopener', target: '_blank' } : {})}>
            {name}
          </Link>
          <span className={styles.kind}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}
