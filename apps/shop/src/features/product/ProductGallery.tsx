import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Picture } from '@geven/ui/Picture';
import { SectionDrawing, toProfile } from '@geven/ui/SectionDrawing';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { endGrain } from '../../lib/end-grain';
import { getTexts } from '../../lib/i18n';
import { faceOf, pictureOf } from '../../lib/pictures';
import * as styles from './product.css';

interface ProductGalleryProps {
  locale: Locale;
  product: Product;
}

/** The board, and its section with dimensions. */
export function ProductGallery({ locale, product }: ProductGalleryProps) {
  const t = getTexts(locale, 'catalogue');
  const { thickness, width, workingWidth, profile1, specie, image } = product;
  const picture = pictureOf(image.replace(/^faces\//, 'boards/')) ?? faceOf(product);
  const isTimber = thickness !== null && width !== null;
  return (
    <div className={styles.gallery}>
      {picture ? (
        <figure className={styles.figure}>
          <Picture
            alt={t('gallery.face', { name: product.title.name })}
            color={picture.colour}
            fetchPriority="high"
            height={picture.height}
            loading="eager"
            ratio="648 / 560"
            src={picture.src}
            width={picture.width}
          />
          <figcaption>
            <Text as="span" size="caption" tone="muted">
              {t('gallery.illustration')}
            </Text>
          </figcaption>
        </figure>
      ) : (
        <div className={styles.noPicture}>
          <Text tone="muted">{product.familyName}</Text>
        </div>
      )}
      {isTimber && (
        <section className={styles.section}>
          <h2 className={styles.subheading}>{t('gallery.section')}</h2>
          <div className={styles.drawing}>
            <SectionDrawing
              grain={specie ? endGrain(product) : undefined}
              hasDimensions
              labels={{
                thickness: (
                  <>
                    {thickness}
                    <Unit>mm</Unit>
                  </>
                ),
                width: (
                  <>
                    {width}
                    <Unit>mm</Unit>
                  </>
                ),
              }}
              profile={toProfile(profile1?.slug ?? 'square')}
              thickness={thickness}
              title={t('gallery.sectionOf', { thickness, width, profile: profile1?.name ?? '' })}
              width={width}
            />
          </div>
          {workingWidth !== null && workingWidth !== width && (
            <Text tone="muted">{t('gallery.workingWidth', { value: workingWidth })}</Text>
          )}
        </section>
      )}
    </div>
  );
}
