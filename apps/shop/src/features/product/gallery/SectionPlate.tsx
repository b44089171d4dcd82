import type { Product } from '@geven/odoo-sdk';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { formatDecimal, type Locale, toProfile } from '@geven/timber';
import { channelsOf } from '@geven/timber/section';
import { CoverDrawing } from '@geven/ui/CoverDrawing';
import { Section } from '@geven/ui/Section';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Unit } from '@geven/ui/Unit';
import type { CSSProperties, ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import { tinted } from '../buy/finish-tints.css';
import { BeamFacts } from './BeamFacts';
import { PrintScale } from './PrintScale';
import { SideView } from './SideView';
import * as styles from './section-plate.css';

export interface SectionPlateProps {
  locale: Locale;
  product: Product;
}

/**
 * mm of a section that is as wide as the paper with its dimension lines, or as high as leaves room for the lengths; larger
 * ones are printed at half their size.
 */
const MAX_PRINTED = { width: 160, thickness: 90 } as const;

const millimetres = (value: ReactNode) => (
  <>
    {value}
    <Unit>mm</Unit>
  </>
);

/** The board's section in dimensions: nominal width beside working width, with the gap it is laid with (PD-24). */
export function SectionPlate({ locale, product }: SectionPlateProps) {
  const t = getTexts(locale, 'product');
  const { thickness, width, cover, profile1 } = product;
  if (thickness === null || width === null) return null;
  const profile = toProfile(profile1?.slug ?? 'square');
  const gap = cover === null ? 0 : cover - width;
  const isHalf = width > MAX_PRINTED.width || thickness > MAX_PRINTED.thickness;
  const channels = channelsOf(profile, width);
  const note =
    channels &&
    t('gallery.channels', {
      pitch: formatDecimal(channels.pitch, channels.pitch % 1 ? 1 : 0, locale),
      depth: formatDecimal(channels.depth, 1, locale),
    });
  const grain = product.end ? pictureAddress(product.end.src, { size: '620x0' }) : undefined;
  // Of what is not laid beside its like only the section can be said, and that leaves room beside it.
  const isBeam = product.isBigger && cover === null;
  const onPaper = isHalf ? styles.halfOnPaper : styles.wholeOnPaper;
  const drawing =
    cover === null || cover === width ? (
      <SectionDrawing
        canShrink
        grain={grain && `url(${grain})`}
        hasDimensions
        labels={{ thickness: millimetres(thickness), width: millimetres(width) }}
        profile={profile}
        thickness={thickness}
        title={t('gallery.sectionOf', { thickness, width, profile: profile1?.name ?? '' })}
        width={width}
      />
    ) : (
      <CoverDrawing
        cover={cover}
        grain={grain}
        labels={{
          thickness: millimetres(thickness),
          width: millimetres(width),
          cover: millimetres(`${t(gap > 0 ? 'gallery.coverWithGap' : 'gallery.cover')} ${cover}`),
          gap: millimetres(`${t('gallery.gap')} ${gap}`),
        }}
        profile={profile}
        thickness={thickness}
        title={t('gallery.coverOf', { thickness, width, cover })}
        width={width}
      />
    );
  return (
    <Section
      action={<PrintScale note={note} probe={t('gallery.probe')} scale={isHalf ? '1 : 2' : '1 : 1'} />}
      heading={t('gallery.section')}
      headingSize="heading"
    >
      {isBeam ? (
        <div className={styles.beam}>
          <div className={`${styles.beamPlate} ${onPaper} ${tinted}`} style={{ '--width': width } as CSSProperties}>
            {drawing}
          </div>
          <BeamFacts locale={locale} product={product} thickness={thickness} width={width} />
        </div>
      ) : (
        <div className={`${product.isBigger ? styles.biggerPlate : styles.plate} ${onPaper} ${tinted}`}>{drawing}</div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <SideView locale={locale} product={product} thickness={thickness} />
    </Section>
  );
}
