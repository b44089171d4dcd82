import { PICTURES_PATH, pictureAddress } from '@geven/odoo-sdk/pictures';
import { LOCALES, PROFILE_RULES, type Profile } from '@geven/timber';
import { DRAWING_THEMES, type Drawing, type DrawingTheme, type LoadBundle, MAX_BUNDLES } from './drawing';
import { LOAD_WIDTHS, type LoadWidth } from './drawing-widths';

/** Counted up when the same address is to show another drawing. */
const RECIPE = '1';

const WOOD = '[a-z][a-z-]{0,23}';
const BUNDLE = String.raw`([1-9]\d{0,4})x([1-9]\d{0,4})x([1-9]\d?)x([1-9]\d{0,2})-(${WOOD})`;
const PATH = new RegExp(String.raw`^drawings/(${DRAWING_THEMES.join('|')})/(\w[\w.-]*)\.png$`);
const SECTION = new RegExp(String.raw`^section_([1-9]\d{0,2})x([1-9]\d{0,2})_([a-z-]{1,24})_(${WOOD})$`);
const ACCESSORY = /^accessory_([a-z][\da-z-]{0,59})$/;
const LOAD = new RegExp(
  String.raw`^load_(${LOCALES.join('|')})_(${Object.keys(LOAD_WIDTHS).join('|')})_((?:${BUNDLE}\.?){1,${MAX_BUNDLES}})$`,
);

/** Version of a drawing: another name of the shop is another logotype. */
export function drawingVersion({ kind }: Drawing, brand: string): string {
  const letters = brand.toLowerCase().replace(/[^\da-z]/g, '');
  return kind === 'logotype' ? `${RECIPE}${letters}`.slice(0, 40) : RECIPE;
}

/**
 * Address of a drawing as PNG, below the shop's own. Everything that it shows is in it, so a mail shows in ten years what
 * it showed on the first day, whatever has become of the range; nothing in it tells one reader from another.
 * Null for what no address has room for, such as timber a metre thick.
 */
export function drawingAddress(drawing: Drawing, theme: DrawingTheme, brand: string): string | null {
  const path = `drawings/${theme}/${nameOf(drawing)}.png`;
  if (!parseDrawingPath(path)) return null;
  const src = `${PICTURES_PATH}${drawingVersion(drawing, brand)}/${path}`;
  // As large as it was drawn; without a format it would come as what the browser takes, and JPEG is never transparent.
  return pictureAddress(src, { size: '1240x0', isWhole: true, format: 'png' });
}

function nameOf(drawing: Drawing): string {
  if (drawing.kind === 'logotype') return drawing.kind;
  if (drawing.kind === 'section') {
    const { thickness, width, profile, wood } = drawing;
    return `section_${thickness}x${width}_${profile}_${wood}`;
  }
  if (drawing.kind === 'accessory') return `accessory_${drawing.name}`;
  const { locale, size, bundles } = drawing;
  const written = bundles.map(
    ({ pieces, length, layers, thickness, wood }) => `${pieces}x${length}x${layers}x${thickness}-${wood}`,
  );
  return `load_${locale}_${size}_${written.join('.')}`;
}

/** Reads the path of a drawing; null for what is not written exactly as {@link drawingAddress} writes it. */
export function parseDrawingPath(path: string): { drawing: Drawing; theme: DrawingTheme } | null {
  const [, theme, name = ''] = PATH.exec(path) ?? [];
  const drawing = parseName(name);
  // Written again it must be the same: what has two addresses could be asked for under thousands.
  return drawing && nameOf(drawing) === name ? { drawing, theme: theme as DrawingTheme } : null;
}

function parseName(name: string): Drawing | null {
  if (name === 'logotype') return { kind: name };
  const [, accessory] = ACCESSORY.exec(name) ?? [];
  if (accessory !== undefined) return { kind: 'accessory', name: accessory };
  const section = SECTION.exec(name);
  if (section) {
    const [, thickness, width, profile = '', wood = ''] = section;
    if (!Object.hasOwn(PROFILE_RULES, profile)) return null;
    return { kind: 'section', thickness: Number(thickness), width: Number(width), profile: profile as Profile, wood };
  }
  const [, locale, size, bundles = ''] = LOAD.exec(name) ?? [];
  const known = LOCALES.find((each) => each === locale);
  if (!known) return null;
  return { kind: 'load', locale: known, size: size as LoadWidth, bundles: bundles.split('.').flatMap(parseBundle) };
}

function parseBundle(text: string): LoadBundle[] {
  const [, pieces, length, layers, thickness, wood = ''] = new RegExp(`^${BUNDLE}$`).exec(text) ?? [];
  if (!wood) return [];
  return [
    { pieces: Number(pieces), length: Number(length), layers: Number(layers), thickness: Number(thickness), wood },
  ];
}
