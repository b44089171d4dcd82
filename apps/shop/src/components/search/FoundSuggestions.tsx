import type { SearchResults } from '@geven/odoo-sdk';
import { nonBreaking, toProfile } from '@geven/timber';
import { Suggestion, SuggestionGroup, SuggestionMatch } from '@geven/ui/SearchSuggestions';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { shownPrice } from '@/lib/products/prices';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { packPrices } from '@/lib/texts/unit-texts';
import { noteSearch } from './recent-searches';
import * as styles from './search.css';
import { type Size, sizeIn } from './size-in-term';

interface FoundSuggestionsProps {
  results: SearchResults;
  /** Trimmed. */
  term: string;
  context: PageContext;
  t: Texts<'search'>;
  /** Address of the results of a term. */
  listing: (term: string) => string;
}

type FoundProduct = SearchResults['products'][number];

const CATEGORIES = 4;
const PAGES = 3;
/** px per mm: of the drawing of what was understood, and of the products. */
const SCALE = { understood: 0.8, product: 0.42 } as const;
/** px: a beam is drawn smaller, so that what was found stays in view. */
const HIGHEST_UNDERSTOOD = 72;
/** mm; a wider or thicker board would not fit into its row. */
const MAX_DRAWN = { thickness: 60, width: 210 } as const;

/** What a term has found: all of it, products, categories and pages of the shop. */
export function FoundSuggestions({ results, term, context, t, listing }: FoundSuggestionsProps) {
  const { products, categories, foundIn, content, widerSearches, nearestSizes } = results;
  const size = sizeIn(term, products[0]);
  return (
    <>
      <AllResults listing={listing} results={results} size={size} t={t} term={term} />
      {products.length > 0 && (
        <SuggestionGroup label={t('products')}>
          {products.map((product) => (
            <ProductSuggestion key={product.id} context={context} product={product} size={size} t={t} />
          ))}
        </SuggestionGroup>
      )}
      {widerSearches.length > 0 && (
        <SuggestionGroup label={t('wider')}>
          {widerSearches.map((wider) => (
            <Suggestion end={wider.totalCount} href={listing(wider.term)} key={wider.term}>
              {wider.term}
            </Suggestion>
          ))}
        </SuggestionGroup>
      )}
      {foundIn.length > 0 ? (
        <SuggestionGroup isAside label={t('categories')}>
          {foundIn.map(({ category, totalCount }) => (
            <Suggestion
              end={<span className={styles.count}>{totalCount}</span>}
              href={href('category', context.locale, { segments: category.path.split('/'), query: { q: term } })}
              key={category.id}
            >
              {category.name}
            </Suggestion>
          ))}
        </SuggestionGroup>
      ) : (
        categories.length > 0 && (
          <SuggestionGroup isAside label={t('categories')}>
            {categories.slice(0, CATEGORIES).map(({ id, name, path, parent, productCount }) => (
              <Suggestion
                end={<span className={styles.count}>{productCount}</span>}
                href={href('category', context.locale, { segments: path.split('/') })}
                key={id}
              >
                {parent && <span className={styles.parent}>{parent.name} /</span>} {name}
              </Suggestion>
            ))}
          </SuggestionGroup>
        )
      )}
      {nearestSizes.length > 0 && (
        <SuggestionGroup isAside={products.length > 0} label={t('nearestSizes')}>
          {nearestSizes.map((near) => (
            <Suggestion
              end={<span className={styles.count}>{near.totalCount}</span>}
              href={listing(near.term)}
              key={near.term}
              media={products.length === 0 && drawnSize(near)}
            >
              {nonBreaking(near.term)}
            </Suggestion>
          ))}
        </SuggestionGroup>
      )}
      {content.length > 0 && (
        <SuggestionGroup isAside label={t('content')}>
          {content.slice(0, PAGES).map(({ kind, title, path }) => (
            <Suggestion href={path} key={path} note={t(`kinds.${kind}`)}>
              {title}
            </Suggestion>
          ))}
        </SuggestionGroup>
      )}
    </>
  );
}

/** The section of a size in the scale of the products'; nothing where one side alone is known. */
function drawnSize({ thickness, width }: SearchResults['nearestSizes'][number]) {
  if (thickness === null || width === null || thickness > MAX_DRAWN.thickness || width > MAX_DRAWN.width) return null;
  return <SectionDrawing profile="square" scale={SCALE.product} thickness={thickness} width={width} />;
}

interface AllResultsProps extends Pick<FoundSuggestionsProps, 'results' | 'term' | 't' | 'listing'> {
  size: Size | null;
}

/** How much a term has found, in words; `nothing` where it has found nothing at all. */
export function foundInWords({ totalCount, content }: SearchResults, t: Texts<'search'>, nothing: string): string {
  if (totalCount > 0) return t('status', { count: totalCount });
  return content.length > 0 ? t('contentOnly', { count: content.length }) : nothing;
}

/** The first row: what was understood, and the way to all that was found. */
function AllResults({ results, size, term, t, listing }: AllResultsProps) {
  const { totalCount } = results;
  return (
    <Suggestion
      end={<span className={styles.showAll}>{totalCount === 0 ? t('tips') : t('showAll', { count: totalCount })}</span>}
      href={listing(term)}
      media={
        size && (
          <SectionDrawing
            className={styles.drawing}
            hasDimensions
            profile="square"
            scale={Math.min(SCALE.understood, HIGHEST_UNDERSTOOD / size.thickness)}
            thickness={size.thickness}
            width={size.width}
          />
        )
      }
      note={foundInWords(results, t, t('noResults'))}
      onClick={() => noteSearch(term)}
      variant="head"
    >
      {size ? t('size', { thickness: size.thickness, width: size.width }) : t('term', { term })}
    </Suggestion>
  );
}

interface ProductSuggestionProps extends Pick<FoundSuggestionsProps, 'context' | 't'> {
  product: FoundProduct;
  size: Size | null;
}

function ProductSuggestion({ product, context, size, t }: ProductSuggestionProps) {
  const { id, slug, title, specie, familyName, thickness, width, profile1, face, combinationInfo } = product;
  const isTimber = specie !== null && thickness !== null && width !== null;
  const isDrawn = isTimber && thickness <= MAX_DRAWN.thickness && width <= MAX_DRAWN.width;
  const { price_m1, price_m2 } = combinationInfo;
  const prices =
    price_m1 === null
      ? packPrices(product, context, t)
      : [
          { amount: shownPrice(price_m1, context), unit: t('units.perMetre') },
          ...(price_m2 === null ? [] : [{ amount: shownPrice(price_m2, context), unit: t('units.perSquareMetre') }]),
        ];
  const crossSection = nonBreaking(`${thickness} × ${width}`);
  return (
    <Suggestion
      end={prices.map(({ amount, unit }) => (
        <span className={styles.price} key={unit}>
          {amount} <span className={styles.unit}>{unit}</span>{' '}
        </span>
      ))}
      href={href('product', context.locale, { segments: [slug, id] })}
      media={
        isDrawn ? (
          <SectionDrawing
            grain={face?.colour}
            profile={toProfile(profile1?.slug ?? 'square')}
            scale={SCALE.product}
            thickness={thickness}
            width={width}
          />
        ) : (
          ' '
        )
      }
      note={
        isTimber ? (
          <>
            {size ? <SuggestionMatch>{crossSection}</SuggestionMatch> : crossSection}
            {'\u00a0mm, '}
            {productKind({ familyName, profile1 })}
          </>
        ) : (
          familyName
        )
      }
      variant="block"
    >
      {isTimber ? specie.name : nonBreaking(title.name)}
    </Suggestion>
  );
}
