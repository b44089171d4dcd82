import { textOf } from '@geven/cms-blocks';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Link } from '@geven/ui/Link';
import { Picture } from '@geven/ui/Picture';
import { Section } from '@geven/ui/Section';
import { Unit } from '@geven/ui/Unit';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { shownPrice } from '@/lib/products/prices';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import * as styles from '../application-tiles.css';
import { loadShowcase } from '../load-showcase';
import { pictureOf } from '../pictures';

/** Tiles lead to the products of an application; the slug is the attribute's value in the catalogue. */
const APPLICATIONS = ['terrace', 'facade', 'fence', 'veranda', 'jetty', 'raised-bed'] as const;

/**
 * What timber is for: a picture of each application that leads to its products, with the thicknesses that there are and
 * the lowest price per metre and m².
 */
export async function ApplicationTilesBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context } = scene;
  const { locale } = context;
  const t = getTexts(locale, 'home');
  const common = getTexts(locale, 'common');
  const range = (await loadShowcase(scene))?.summary?.applications;
  const tiles = APPLICATIONS.flatMap((application) => {
    const picture = pictureOf(`applications/${application}`);
    const summary = range?.find(({ slug }) => slug === application);
    // Nothing to sell for it: no tile. Nothing known of the range: the way there alone.
    return picture && (summary || !range) ? [{ application, picture, summary }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <Section
      action={<Link href={href('category', locale)}>{common('allProducts')}</Link>}
      heading={fill(textOf(block.title)) || t('applications')}
    >
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
                <span className={styles.word}>{t('thickness')} </span>
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
