import type { Showcase } from '@geven/odoo-sdk';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Picture } from '@geven/ui/Picture';
import { Section, type SectionProps } from '@geven/ui/Section';
import { Unit } from '@geven/ui/Unit';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { pictureOf } from '../picture/picture-of';
import * as styles from './application-tiles.css';

export interface ApplicationTilesProps extends Pick<SectionProps, 'heading' | 'headingSize' | 'action'> {
  context: PageContext;
  /** What the range has for each application; null where that is not known. */
  range: NonNullable<Showcase['summary']>['applications'] | null;
}

/** Tiles lead to the products of an application; the slug is the attribute's value in the catalogue. */
const APPLICATIONS = ['terrace', 'facade', 'fence', 'veranda', 'jetty', 'raised-bed'] as const;

/**
 * What timber is for: a picture of each application that leads to its products, with the thicknesses of boards or the
 * sections of beams that there are, and the lowest price per metre and m².
 */
export function ApplicationTiles({ context, range, ...head }: ApplicationTilesProps) {
  const { locale } = context;
  const t = getTexts(locale, 'home');
  const common = getTexts(locale, 'common');
  const tiles = APPLICATIONS.flatMap((application) => {
    const picture = pictureOf(`applications/${application}`);
    const summary = range?.find(({ slug }) => slug === application);
    // Nothing to sell for it: no tile. Nothing known of the range: the way there alone.
    return picture && (summary || !range) ? [{ application, picture, summary }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <Section {...head}>
      <ul className={styles.tiles}>
        {tiles.map(({ application, picture, summary }) => (
          <li className={styles.tile} key={application}>
            <Picture
              alt=""
              color={picture.colour}
              height={picture.height}
              ratio="4 / 3"
              src={picture.src}
              width={picture.width}
            />
            {summary && (
              <DimensionLine className={styles.line}>
                <span className={styles.word}>{t(summary.kind === 'BEAMS' ? 'section' : 'thickness')} </span>
                {sizeText(summary.thickness)}
                <Unit>mm</Unit>
              </DimensionLine>
            )}
            <a
              className={styles.link}
              href={listingHref(locale, { ...WHOLE_RANGE, filters: new Map([['application', [application]]]) })}
            >
              {t(`application.${application}`)}
            </a>
            {summary && (
              <p className={styles.prices}>
                {[
                  { net: summary.price_m1, unit: common('units.perMetre') },
                  { net: summary.price_m2, unit: common('units.perSquareMetre') },
                ].map(
                  ({ net, unit }) =>
                    net !== null && (
                      <span className={styles.price} key={unit}>
                        {common('units.from', { price: shownPrice(net, context) })}{' '}
                        <span className={styles.unit}>{unit}</span>
                      </span>
                    ),
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const sizeText = ({ min, max }: { min: number; max: number }) => (min === max ? String(min) : `${min}–${max}`);
