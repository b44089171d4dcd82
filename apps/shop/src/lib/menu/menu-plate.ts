import type { ProductList, WebsiteMenuEntry } from '@geven/odoo-sdk';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { type Locale, toProfile } from '@geven/timber';
import { joistSpacing } from '@geven/timber/fixings';
import { sectionPath } from '@geven/timber/section';
import { filterSlug } from '../listing/filter-slug';
import { isDecking, isSoftwoodDecking } from '../products/is-decking';
import { href } from '../routing/routes';
import { getTexts } from '../texts/i18n';
import { categoryHref } from './menu-items';

/** A size of a category, drawn as its section. */
export interface PlateSize {
  readonly href: string;
  readonly thickness: number;
  readonly width: number;
  /** Path of the section in mm. */
  readonly outline: string;
  /** End grain of the wood that most buy in this size; null without a picture. */
  readonly grain: string | null;
  readonly note: string;
}

/** A species of a category with a strip of its face, or what is below the category and of that species. */
export interface PlateSpecie {
  readonly href: string;
  readonly name: string;
  readonly face: string | null;
}

/** A product for categories without sizes and woods. */
export interface PlateProduct {
  readonly href: string;
  readonly name: string;
  readonly picture: string;
}

/** What the menu shows of a category besides what is below it; texts are in the language that was asked. */
export interface MenuPlate {
  readonly sizesTitle: string;
  readonly sizes: readonly PlateSize[];
  readonly speciesTitle: string;
  /** Empty where the menu names the species already: then its own entries have the strips. */
  readonly species: readonly PlateSpecie[];
  readonly strips: readonly PlateSpecie[];
  readonly popularTitle: string;
  readonly popular: readonly PlateProduct[];
}

type Found = Pick<ProductList, 'products' | 'filterGroups'>;
type Category = Pick<WebsiteMenuEntry, 'path'> & {
  readonly childs: readonly Pick<WebsiteMenuEntry, 'name' | 'path'>[];
};
type Product = ProductList['products'][number];
type Board = Product & { readonly thickness: number; readonly width: number };

const MAX_SIZES = 6;
const MAX_SPECIES = 16;
const MAX_POPULAR = 6;

/** Chooses what stands for a category: a size for every thickness, and its species by name. */
export function menuPlate({ products, filterGroups }: Found, { path, childs }: Category, locale: Locale): MenuPlate {
  const t = getTexts(locale, 'header');
  const category = path.split('/');
  const boards = products.filter((product): product is Board => product.thickness !== null && product.width !== null);
  const woods =
    filterGroups.find(({ attribute }) => attribute === 'specie')?.values.filter(({ count }) => count > 0) ?? [];
  const faceOf = (slug: string) => {
    const face = products.find(({ specie }) => specie?.slug === slug)?.face;
    return face ? pictureAddress(face.src, { size: '73x90' }) : null;
  };
  const named = childs.flatMap((child) => {
    const wood = woods.find(({ name }) => isNamedBy(child, name.toLowerCase()));
    return wood ? [{ child, slug: wood.slug }] : [];
  });
  const isBySpecies = named.length > childs.length / 2;
  return {
    sizesTitle: t('plate.sizes'),
    sizes: usualSizes(boards).map((alike) => {
      const [{ thickness, width, profile1, end }] = alike;
      const isLaid = alike.every(isDecking);
      const spacing = Math.min(...alike.map((board) => joistSpacing(thickness, isSoftwoodDecking(board)).straight));
      return {
        href: href('category', locale, { segments: category, query: { q: `${thickness}x${width}` } }),
        thickness,
        width,
        outline: sectionPath(toProfile(profile1?.slug ?? 'square'), thickness, width),
        grain: end && pictureAddress(end.src, { size: '360x0' }),
        note: isLaid
          ? t('plate.joists', { spacing })
          : t('plate.woods', { count: new Set(alike.map(({ specie }) => specie?.slug)).size }),
      };
    }),
    speciesTitle: t('plate.species'),
    species: isBySpecies
      ? []
      : woods.slice(0, MAX_SPECIES).map(({ slug, name }) => ({
          name,
          href: href('category', locale, { segments: [...category, filterSlug(new Map([['specie', [slug]]]))] }),
          face: faceOf(slug),
        })),
    strips: isBySpecies
      ? named.map(({ child, slug }) => ({ name: child.name, href: categoryHref(child, locale), face: faceOf(slug) }))
      : [],
    popularTitle: t('plate.popular'),
    popular:
      boards.length > 0 || woods.length > 0
        ? []
        : oneOfEachFamily(products).map((product) => ({
            name: product.title.name,
            href: href('product', locale, { segments: [product.slug, product.id] }),
            picture: pictureAddress(product.image, { size: '146x180', isWhole: true, isTrimmed: true }),
          })),
  };
}

/** The first, so the most popular, of each family. */
const oneOfEachFamily = (products: readonly Product[]): Product[] =>
  products
    .filter(({ familyName }, index) => products.findIndex((each) => each.familyName === familyName) === index)
    .slice(0, MAX_POPULAR);

/** Products by size: of each thickness the width that most have, then what most have at all, from thin to thick. */
function usualSizes(boards: readonly Board[]): [Board, ...Board[]][] {
  const bySize = new Map<string, [Board, ...Board[]]>();
  for (const board of boards) {
    const size = `${board.thickness}x${board.width}`;
    const alike = bySize.get(size);
    if (alike) alike.push(board);
    else bySize.set(size, [board]);
  }
  const usualFirst = [...bySize.values()].sort((a, b) => b.length - a.length);
  const seen = new Set<number>();
  const isFirst = ([{ thickness }]: [Board, ...Board[]]) => !seen.has(thickness) && Boolean(seen.add(thickness));
  const first = usualFirst.filter(isFirst);
  return [...first, ...usualFirst.filter((size) => !first.includes(size))]
    .slice(0, MAX_SIZES)
    .sort(([a], [b]) => a.thickness - b.thickness || a.width - b.width);
}

/** Whether a category is that of a wood: its name may bend the wood's, its path does not. */
const isNamedBy = ({ name, path }: Category['childs'][number], wood: string): boolean =>
  name.toLowerCase().includes(wood) || path.includes(wood.replaceAll(' ', '-'));
