import type { Invoice } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './invoices.css';

interface InvoiceDownloadsProps {
  locale: Locale;
  invoice: Pick<Invoice, 'name' | 'files'>;
  text: Texts<'orders'>;
}

/** What formats are called, the same in every language. */
const FORMATS: Readonly<Record<Invoice['files'][number]['format'], string>> = {
  PDF: 'PDF',
  XRECHNUNG: 'XRechnung (XML)',
  PEPPOL: 'Peppol (XML)',
};

/**
 * The files of an invoice: to be read, and for programs (DB-22, LG-17). Whoever's login has ended meanwhile is asked for a
 * new one in the language of the page.
 */
export function InvoiceDownloads({ locale, invoice: { name, files }, text }: InvoiceDownloadsProps) {
  if (files.length === 0) return <Text tone="muted">{text('invoiceList.inTheMaking')}</Text>;
  return (
    <span className={styles.downloads}>
      {files.map(({ format, url }) => (
        <Link
          aria-label={text('invoiceList.downloadOf', { name, format: FORMATS[format] })}
          href={`${url}?locale=${locale}`}
          key={format}
        >
          {FORMATS[format]}
        </Link>
      ))}
    </span>
  );
}
