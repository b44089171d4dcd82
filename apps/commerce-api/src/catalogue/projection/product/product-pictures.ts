import { type Localized, type Photograph, showsLamellas, type TemplateRecord } from '@geven/catalogue-records';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import type { Locale } from '@geven/timber';
import manifest from '../../../../pictures/manifest.json' with { type: 'json' };
import type { Photographs } from '../../../ports/photographs';
import { localizedTexts } from '../projection-texts';
import { drawingOf } from './drawing-of';

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

type Pictured = Pick<
  TemplateRecord,
  'id' | 'itemNumber' | 'family' | 'specie' | 'profile' | 'colour' | 'image' | 'thickness' | 'width'
> & {
  readonly details: Pick<TemplateRecord['details'], 'photographs'>;
  readonly texts: Localized<Pick<TemplateRecord['texts']['de'], 'name' | 'familyName' | 'slug'>>;
};
type Facts = Omit<Photograph, 'path'>;

const illustrations: Readonly<Record<string, Facts>> = manifest;
const DRAWN = Object.keys(manifest).map((file) => file.replace(/\.webp$/, ''));

/** Families whose end grain is that of a beam, with the heart inside. */
const BEAM_FAMILIES = new Set(['BT', 'PM', 'SM']);
/** From this width ÷ thickness on, a beam is drawn lying instead of square. */
const LYING_FROM = 1.4;
/** Drawn boards of one species and surface: neighbours in a listing must not be twins. */
const FACE_VARIANTS = 4;
/** Shown by what has neither wood nor a drawing of its own. */
const ANYTHING = 'accessories/other';

const ALT = localizedTexts('pictures', ['FACE', 'BOARD', 'END']);

const NO_PHOTOGRAPHS: Pick<Photographs, 'of'> = { of: () => [] };

/**
 * What a product shows in one language (PD-01, PD-02, EN-15): the photographs of the merchant's folder, else those of the
 * catalogue's source or, without any, the illustrations of its species, profile and finish. The end grain stays drawn,
 * for it fills the drawing of the section. Each picture is looked up when it is asked for: a tile needs few of them.
 */
export class ProductPictures {
  readonly #record: Pictured;
  readonly #locale: Locale;
  readonly #photographs: Pick<Photographs, 'of'>;

  constructor(record: Pictured, locale: Locale, photographs: Pick<Photographs, 'of'> = NO_PHOTOGRAPHS) {
    this.#record = record;
    this.#locale = locale;
    this.#photographs = photographs;
  }

  /** Its upper side; null for what is not wood. */
  get face(): ProductPicture | null {
    return this.#record.specie ? (this.#photos()[0] ?? this.#drawnFace()) : null;
  }

  /** Its end grain; null for what is not wood. */
  get end(): ProductPicture | null {
    const { specie } = this.#record;
    return specie ? this.#drawn('END', ...endPaths(this.#record, specie)) : null;
  }

  /** The main picture first; never empty. */
  get mediaGallery(): ProductPicture[] {
    const photos = this.#photos();
    if (photos.length > 0) return photos;
    const drawings = [this.#board(), this.#drawnFace(), this.end].filter((picture) => picture !== null);
    return drawings.length > 0 ? drawings : [this.#instead()];
  }

  /** Address of the main picture. */
  get image(): string {
    return (this.#photos()[0] ?? this.#board() ?? this.#drawnFace() ?? this.end ?? this.#instead()).src;
  }

  /** The main picture in 620 × 761 as WebP. */
  get imageWebp(): string {
    return pictureAddress(this.image, { size: '620x761', isSmart: true, format: 'webp' });
  }

  /** The same as JPEG, for what cannot show WebP. */
  get imageFilename(): string {
    return pictureAddress(this.image, { size: '620x761', isSmart: true, format: 'jpeg' });
  }

  #photos(): ProductPicture[] {
    const ofFolder = this.#photographs.of(this.#record);
    const photographs = ofFolder.length > 0 ? ofFolder : (this.#record.details.photographs ?? []);
    return photographs.map((photograph) => photo(photograph, this.#record.texts[this.#locale].name));
  }

  #board(): ProductPicture | null {
    return this.#drawn('BOARD', ...boardPaths(this.#record));
  }

  #drawnFace(): ProductPicture | null {
    const { specie, image, id } = this.#record;
    return specie ? this.#drawn('FACE', faceVariant(image, id), image, `faces/${specie}-smooth`) : null;
  }

  /** For what neither is wood nor has a photograph. */
  #instead(): ProductPicture {
    const { image, itemNumber, texts } = this.#record;
    const picture = illustration(
      [drawingOf(image, texts.en.slug, DRAWN), image, ANYTHING],
      'PHOTO',
      texts[this.#locale].familyName,
    );
    if (!picture) throw new Error(`No picture of ${itemNumber}, and none of ${ANYTHING} either`);
    return picture;
  }

  #drawn(kind: keyof typeof ALT, ...paths: string[]): ProductPicture | null {
    return illustration(paths, kind, `${ALT[kind][this.#locale]}: ${this.#record.texts[this.#locale].name}`);
  }
}

/**
 * One of the drawn boards. Products that are beside each other were entered one after the other, so counting keeps them
 * apart where a hash of the number would make one pair in four alike.
 */
function faceVariant(image: string, id: number): string {
  const variant = (id % FACE_VARIANTS) + 1;
  return variant === 1 ? image : `${image}-${variant}`;
}

/** Boards in perspective differ by everything that shows: colour of the treatment, profile, surface. */
function boardPaths(record: Pictured): string[] {
  const { family, specie, profile, colour } = record;
  if (!specie) return [];
  if (BEAM_FAMILIES.has(family)) return beamPaths(record, specie);
  const isPlain = profile === 'square' || profile === 'planed' || profile === null;
  return [`boards/${specie}-${colour ?? (isPlain ? 'smooth' : profile)}`];
}

/** Posts, and beams that are wider than thick, by surface; planed ones stand for a surface that was not drawn. */
function beamPaths({ thickness, width, profile, image }: Pictured, specie: string): string[] {
  const folder = (width ?? 0) >= (thickness ?? 0) * LYING_FROM ? 'beams' : 'posts';
  const first = showsLamellas(image) ? 'laminated' : profile === 'sawn' ? 'sawn' : 'smooth';
  return [first, 'smooth', 'sawn'].map((surface) => `${folder}/${specie}-${surface}`);
}

/** A cut across boards, beams with their heart inside, or lamellas. */
function endPaths({ family, image }: Pictured, specie: string): string[] {
  const kinds = BEAM_FAMILIES.has(family) ? [...(showsLamellas(image) ? ['-laminated'] : []), '-beam', ''] : [''];
  return kinds.map((kind) => `ends/${specie}${kind}`);
}

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
