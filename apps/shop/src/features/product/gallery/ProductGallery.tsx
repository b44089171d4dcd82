import type { Product } from '@geven/odoo-sdk';
import { type Locale, toProfile } from '@geven/timber';
import type { GallerySlide } from '@geven/ui/Gallery';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Text } from '@geven/ui/Text';
import { drawnScrew } from '@/components/screw/drawn-screw';
import { getTexts } from '@/lib/texts/i18n';
import { tinted } from '../buy/finish-tints.css';
import { BoardDimensions } from './BoardDimensions';
import { DrawnSizes, hasDrawnSizes } from './DrawnSizes';
import { GalleryIsland } from './GalleryIsland';
import * as styles from './gallery.css';
import { type GalleryPicture, galleryPictures, isLandscape } from './gallery-pictures';
import { hasBlankLabels, PackLabels } from './PackLabels';

export interface ProductGalleryProps {
  locale: Locale;
  product: Product;
}

/** The product's pictures with thumbnails; a press looks at one closely. */
export function ProductGallery({ locale, product }: ProductGalleryProps) {
  const t = getTexts(locale, 'product');
  const pictures = galleryPictures(product);
  if (pictures.length === 0) {
    return (
      <div className={styles.none}>
        <Text tone="muted">{t('gallery.none')}</Text>
      </div>
    );
  }
  const slides = pictures.map((picture, index): GallerySlide => {
    const name = t(`gallery.${picture.kind}`);
    return {
      id: `picture-${index + 1}`,
      name,
      label: t('gallery.show', { position: index + 1, total: pictures.length, name }),
      content: <MainPicture isFirst={index === 0} picture={picture} />,
      overlay: overlayOf(picture),
      caption: picture.isIllustration ? t('gallery.illustration') : undefined,
      thumbnail:
        hasSection(product) && picture.kind === 'END' ? (
          <SectionDrawing
            canShrink
            className={tinted}
            grain={`url(${picture.thumbnailWide})`}
            profile={toProfile(product.profile1?.slug ?? 'square')}
            scale={Math.min(THUMBNAIL.width / product.width, THUMBNAIL.height / product.thickness)}
            thickness={product.thickness}
            width={product.width}
          />
        ) : (
          <img
            alt=""
            className={`${styles.thumbnail} ${picture.kind === 'PHOTO' ? '' : tinted}`}
            height={90}
            loading="lazy"
            src={picture.thumbnail}
            srcSet={`${picture.thumbnailWide} 1x`}
            style={{ backgroundColor: picture.colour }}
            width={73}
          />
        ),
      enlarge: { href: picture.large, label: t('gallery.enlarge', { name: picture.alt }) },
    };
  });
  function overlayOf({ kind, src }: GalleryPicture) {
    if (hasBlankLabels(src)) return <PackLabels locale={locale} product={product} />;
    if (hasDrawnSizes(src)) return <DrawnSizes locale={locale} product={product} src={src} />;
    if (kind !== 'BOARD' || !hasSection(product)) return undefined;
    return <BoardDimensions src={src} thickness={product.thickness} width={product.width} />;
  }
  return (
    <GalleryIsland
      close={getTexts(locale, 'common')('close')}
      label={t('gallery.label')}
      pictures={pictures.map(({ kind, large, largeSet, alt, width, height, colour }) => ({
        src: large,
        srcSet: largeSet,
        name: t(`gallery.${kind}`),
        alt,
        width,
        height,
        colour,
      }))}
      slides={slides}
      texts={{
        zoomInLabel: t('gallery.zoomIn'),
        zoomOutLabel: t('gallery.zoomOut'),
        hint: t('gallery.zoomHint'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
      }}
    />
  );
}

const hasSection = (product: Product): product is Product & { thickness: number; width: number } =>
  product.thickness !== null && product.width !== null;

/** px that a section has in its thumbnail. */
const THUMBNAIL = { width: 120, height: 66 } as const;

/**
 * How wide the gallery is, somewhat understated: the finer file, three times as heavy, is for screens that are wide or
 * denser than 2, and not for the few pixels that 620 lack elsewhere.
 */
const SIZES = '(min-width: 1024px) min(43vw, 620px), 80vw';

/** What is no wood is drawn as a whole; a photograph fills the frame, in its own colours. */
function classOf(picture: GalleryPicture): string {
  if (picture.kind !== 'PHOTO') return `${styles.image} ${tinted}`;
  if (!picture.isIllustration) return styles.image;
  if (drawnScrew(picture.src)) return styles.lowImage;
  if (hasBlankLabels(picture.src)) return styles.lowerImage;
  return isLandscape(picture) ? styles.wideImage : styles.wholeImage;
}

function MainPicture({ picture, isFirst }: { picture: GalleryPicture; isFirst: boolean }) {
  const { webp, dense, fallback, alt, colour } = picture;
  return (
    <picture>
      <source sizes={SIZES} srcSet={`${webp} 620w, ${dense} 1240w`} type="image/webp" />
      <img
        alt={alt}
        className={classOf(picture)}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        height={761}
        loading={isFirst ? 'eager' : 'lazy'}
        src={fallback}
        style={{ backgroundColor: colour }}
        width={620}
      />
    </picture>
  );
}
