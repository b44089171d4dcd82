import { formatDate, type Locale } from '@geven/timber';
import type { Sheet, SheetBlock } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';
import { downloadTexts } from './download-texts';

/** Who publishes the documents. */
export interface Publisher {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** What every kind of document is written from. */
export interface SheetSource {
  readonly product: DocumentedProduct;
  /** What the document is called, for example `Produktdatenblatt`. */
  readonly name: string;
  readonly locale: Locale;
  readonly publisher: Publisher;
  /** The day that it is written on. */
  readonly date: Date;
}

/** The frame that all documents of a product share. */
export function frame({ product, name, locale, publisher, date }: SheetSource): Omit<Sheet, 'blocks'> {
  const t = downloadTexts(locale, 'common');
  const asOf = t('asOf', { date: formatDate(date, locale) });
  return {
    locale,
    kind: name,
    title: product.title.name,
    subtitle: t('itemNumber', { itemNumber: product.itemNumber }),
    publisher: publisher.name,
    date,
    foot: `${publisher.name} · ${publisher.email} · ${asOf}`,
    pageNumber: t('page'),
  };
}

/** Whom to ask. */
export function contact({ locale, publisher }: SheetSource): SheetBlock[] {
  const t = downloadTexts(locale, 'common');
  return [
    { type: 'heading', text: t('contact') },
    { type: 'paragraph', text: t('contactText', { ...publisher }) },
  ];
}

/** Says that a document is of the sample range. */
export function sampleNotice(locale: Locale): SheetBlock {
  return { type: 'notice', text: downloadTexts(locale, 'common')('sample') };
}
