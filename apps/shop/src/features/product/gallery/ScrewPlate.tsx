import { formatDecimal, type Locale } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Section } from '@geven/ui/Section';
import { Unit } from '@geven/ui/Unit';
import { ScrewDrawing } from '@/components/screw/ScrewDrawing';
import { screwSize } from '@/components/screw/screw-size';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './screw-plate.css';

interface ScrewPlateProps {
  locale: Locale;
  /** Name of the product, which tells what it is. */
  name: string;
}

/** px per mm, and mm that the column has room for. */
const SCALE = 6;
const MAX_LENGTH = 100;

/** A screw in dimensions, as boards have their section; nothing for what is none. */
export function ScrewPlate({ locale, name }: ScrewPlateProps) {
  const screw = screwSize(name, locale);
  if (!screw) return null;
  const t = getTexts(locale, 'product');
  const diameter = formatDecimal(screw.diameter, screw.diameter % 1 ? 1 : 0, locale);
  return (
    <Section heading={t('gallery.screw')} headingSize="heading">
      <div className={styles.plate}>
        <DimensionLine>
          {screw.length}
          <Unit>mm</Unit>
        </DimensionLine>
        <ScrewDrawing {...screw} maxLength={MAX_LENGTH} scale={SCALE} />
        <p className={styles.diameter}>{t('gallery.diameter', { diameter })}</p>
      </div>
    </Section>
  );
}
