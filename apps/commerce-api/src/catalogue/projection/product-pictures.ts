import { pictureAddress } from '@geven/odoo-sdk/pictures';
import type { Locale } from '@geven/timber';
import manifest from '../../../pictures/manifest.json' with { type: 'json' };
import type { Localized, TemplateRecord } from '../../ports/catalogue-source';
import type { Photograph, Photographs } from '../../ports/photographs';

/** A picture of a product; `/m/…` behind its `src` cuts it to a size. */
export interface ProductPicture {
  readonly kind: 'FACE' | 'BOARD' | 'END' | 'PHOTO';
  readonly src: string;
  readonly filename: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: string;
  /** True for what stands for the species and profile, not for the very board. */
  readonly isIllustration: boolean;
}

/** What a product shows (PD-01, PD-02, EN-15). */
export interface ProductPictures {
  /** Its upper side; null for what is not wood. */
  readonly face: ProductPicture | null;
  /** Its end grain; null for what is not wood. */
  readonly end: ProductPicture | null;
  /** The main picture first; never empty. */
  readonly mediaGallery: readonly ProductPicture[];
  /** Address of the main picture. */
  readonly image: string;
  /** The main picture in 620 × 761 as WebP, and as JPEG for what cannot show that. */
  readonly imageWebp: string;
  readonly imageFilename: string;
}

type Pictured = Pick<TemplateRecord, 'id' | 'itemNumber' | 'family' | 'specie' | 'profile' | 'colour' | 'image'> & {
  readonly details: Pick<TemplateRecord['details'], 'photographs'>;
  readonly texts: Localized<Pick<TemplateRecord['texts']['de'], 'name' | 'familyName'>>;
};
type Facts = Omit<Photograph, 'path'>;

const illustrations: Readonly<Record<string, Facts>> = manifest;

/** Families whose end grain is that of a beam, with the heart inside. */
const BEAM_FAMILIES = new Set(['BT', 'PM', 'SM']);
/** Shown by what has neither wood nor a drawing of its own. */
const ANYTHING = 'accessories/other';

const ALT: Record<Exclude<ProductPicture['kind'], 'PHOTO'>, Localized<string>> = {
  FACE: { nl: 'Bovenkant', en: 'Top side', de: 'Oberseite' },
  BOARD: { nl: 'Met kops hout', en: 'With end grain', de: 'Mit Hirnholz' },
  END: { nl: 'Kops hout', en: 'End grain', de: 'Hirnholz' },
};

const NO_PHOTOGRAPHS: Pick<Photographs, 'of'> = { of: () => [] };

/**
 * The pictures of a product in one language: the photographs of the merchant's folder, else those of the catalogue's
 * source or, without any, the illustrations of its species, profile and finish. The end grain stays drawn, for it fills
 * the drawing of the section.
 */
export function productPictures(
  record: Pictured,
  locale: Locale,
  photographs: Pick<Photographs, 'of'> = NO_PHOTOGRAPHS,
): ProductPictures {
  const { name } = record.texts[locale];
  const drawn = (kind: keyof typeof ALT, ...paths: string[]): ProductPicture | null =>
    illustration(paths, kind, `${ALT[kind][locale]}: ${name}`);

  const ofFolder = photographs.of(record);
  const photos = (ofFolder.length > 0 ? ofFolder : (record.details.photographs ?? [])).map((photograph) =>
    photo(photograph, name),
  );
  const board = drawn('BOARD', ...boardPaths(record));
  const drawnFace = record.specie ? drawn('FACE', record.image, `faces/${record.specie}-smooth`) : null;
  const end = record.specie ? drawn('END', endPath(record.specie, record.family), `ends/${record.specie}`) : null;

  const drawings = [board, drawnFace, end].filter((picture) => picture !== null);
  const instead = illustration([record.image, ANYTHING], 'PHOTO', record.texts[locale].familyName);
  const mediaGallery = photos.length > 0 ? photos : drawings.length > 0 ? drawings : instead ? [instead] : [];
  const [main] = mediaGallery;
  if (!main) throw new Error(`No picture of ${record.itemNumber}, and none of ${ANYTHING} either`);
  return {
    face: record.specie ? (photos[0] ?? drawnFace) : null,
    end,
    mediaGallery,
    image: main.src,
    imageWebp: pictureAddress(main.src, { size: '620x761', isSmart: true, format: 'webp' }),
    imageFilename: pictureAddress(main.src, { size: '620x761', isSmart: true, format: 'jpeg' }),
  };
}

/** Boards in perspective differ by everything that shows: colour of the treatment, profile, surface. */
function boardPaths({ family, specie, profile, colour }: Pictured): string[] {
  if (!specie || BEAM_FAMILIES.has(family)) return [];
  const isPlain = profile === 'square' || profile === 'planed' || profile === null;
  return [`boards/${specie}-${colour ?? (isPlain ? 'smooth' : profile)}`];
}

const endPath = (specie: string, family: string): string => `ends/${specie}${BEAM_FAMILIES.has(family) ? '-beam' : ''}`;

/** The first that there is of some illustrations, by path without extension. */
function illustration(paths: readonly string[], kind: ProductPicture['kind'], alt: string): ProductPicture | null {
  for (const path of paths) {
    const file = `${path}.webp`;
    const facts = Object.hasOwn(illustrations, file) ? illustrations[file] : undefined;
    if (facts) return { kind, ...addressed(file, facts), alt, isIllustration: true };
  }
  return null;
}

const photo = ({ path, ...facts }: Photograph, alt: string): ProductPicture => ({
  kind: 'PHOTO',
  ...addressed(path, facts),
  alt,
  isIllustration: false,
});

function addressed(path: string, { version, width, height, colour }: Facts) {
  const filename = path.slice(path.lastIndexOf('/') + 1);
  return { src: `/api/pictures/${version}/${path}`, filename, width, height, colour };
}
