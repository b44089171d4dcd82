import type { Localized, Photograph, TemplateRecord } from '@geven/catalogue-records';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import type { Locale } from '@geven/timber';
import manifest from '../../../../pictures/manifest.json' with { type: 'json' };
import type { Photographs } from '../../../ports/photographs';
import { localizedTexts } from '../projection-texts';

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
    const { specie, family } = this.#record;
    return specie ? this.#drawn('END', endPath(specie, family), `ends/${specie}`) : null;
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
    const { specie, image } = this.#record;
    return specie ? this.#drawn('FACE', image, `faces/${specie}-smooth`) : null;
  }

  /** For what neither is wood nor has a photograph. */
  #instead(): ProductPicture {
    const { image, itemNumber, texts } = this.#record;
    const picture = illustration([image, ANYTHING], 'PHOTO', texts[this.#locale].familyName);
    if (!picture) throw new Error(`No picture of ${itemNumber}, and none of ${ANYTHING} either`);
    return picture;
  }

  #drawn(kind: keyof typeof ALT, ...paths: string[]): ProductPicture | null {
    return illustration(paths, kind, `${ALT[kind][this.#locale]}: ${this.#record.texts[this.#locale].name}`);
  }
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
