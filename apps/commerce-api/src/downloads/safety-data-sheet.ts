import { formatDate } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Sheet, SheetBlock } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';
import { downloadTexts } from './download-texts';
import { frame, type SheetSource, sampleNotice } from './sheet-frame';

type Substance = 'oil' | 'cleaner' | 'treatedWood';

/** Pictogram of what burns. */
const FLAMMABLE = 'GHS02';
/** Sections of annex II of REACH, which every safety data sheet has. */
const SECTIONS = 16;

/** The 16 sections for oils, cleaners and treated wood, marked as of the sample (LG-12). */
export function safetyDataSheet(source: SheetSource): Sheet {
  const t = downloadTexts(source.locale, 'safety');
  const substance = substanceOf(source.product);
  return {
    ...frame(source),
    blocks: [
      sampleNotice(source.locale),
      ...Array.from({ length: SECTIONS }, (_, index) => section(index + 1, source, substance, t)).flat(),
    ],
  };
}

function substanceOf({ specie, safety }: DocumentedProduct): Substance {
  if (specie) return 'treatedWood';
  return safety.hazardPictograms.includes(FLAMMABLE) ? 'oil' : 'cleaner';
}

function section(number: number, source: SheetSource, substance: Substance, t: TFunction): SheetBlock[] {
  const heading = t('section', { number, heading: t(`headings.${number}`) });
  return [
    { type: 'heading', text: heading },
    { type: 'paragraph', text: bodyOf(number, source, substance, t) },
  ];
}

function bodyOf(number: number, source: SheetSource, substance: Substance, t: TFunction): string {
  const { product, publisher, date, locale } = source;
  switch (number) {
    case 1: {
      const values = { ...publisher, title: product.title.name, itemNumber: product.itemNumber };
      return `${t('identification', values)} ${t(`${substance}.use`)}`;
    }
    case 2:
      return hazardsOf(product, t);
    case 3: {
      const { activeSubstances } = product.safety;
      const named = activeSubstances.length > 0 ? t('substances', { substances: activeSubstances.join(', ') }) : '';
      return `${t(`${substance}.3`)} ${named}`.trim();
    }
    case 15:
      return t('15');
    case 16:
      return `${t('16')} ${t('date', { date: formatDate(date, locale) })}`;
    default:
      return t(`${substance}.${number}`);
  }
}

function hazardsOf({ safety }: DocumentedProduct, t: TFunction): string {
  const { signalWord, hazardStatements, hazardPictograms } = safety;
  if (!signalWord && hazardStatements.length === 0) return t('noHazards');
  const statements = hazardStatements.map(({ code, text }) => `${code}: ${text}`).join(' ');
  const word = signalWord ? t(signalWord.toLowerCase()) : '–';
  const pictograms = hazardPictograms.length > 0 ? t('pictograms', { pictograms: hazardPictograms.join(', ') }) : '';
  return `${t('hazards', { signalWord: word, statements })} ${pictograms}`.trim();
}
