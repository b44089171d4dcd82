import { sectionId, textOf } from '@geven/cms-blocks';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { formatPercent } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { SPECIES_SORTS, type SpeciesSort } from '@/lib/content/story-view';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';
import { type ComparedSpecie, loadSpecies, sortSpecies } from '../load-species';
import * as styles from './species-table.css';

/** What figures are in, said once in the head of their column: beside each of them it would break the line. */
const UNITS: Readonly<Partial<Record<SpeciesSort, string>>> = { density: 'kg/m³', hardness: 'N/mm²' };

/** Figures whose best is the biggest. */
const DESCENDING: ReadonlySet<SpeciesSort> = new Set(['density', 'hardness']);

/**
 * Every species that there is something of, with the figures of the range, each linked to its products. Columns are
 * sorted by links, so without a script. Field `title`, which names the table; nothing where the range has no species.
 */
export async function SpeciesTableBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context, path, view } = scene;
  const { locale } = context;
  const species = sortSpecies(await loadSpecies(locale), view.sort, locale);
  if (species.length === 0) return null;
  const t = getTexts(locale, 'content');
  const id = sectionId(block._uid);
  const cells: Readonly<Record<Exclude<SpeciesSort, 'name'>, (specie: ComparedSpecie) => string | null>> = {
    durability: ({ durabilityClass }) => durabilityClass,
    density: ({ density }) => (density === null ? null : String(density)),
    movement: ({ movement }) => (movement === null ? null : formatPercent(movement, 2, locale)),
    hardness: ({ hardness }) => (hardness === null ? null : String(hardness)),
  };
  const columns = SPECIES_SORTS.map((sort) => ({
    key: sort,
    header: (
      <Link href={`${path}?sort=${sort}#${id}`} tone="ink">
        {[t(`species.${sort}`), UNITS[sort]].filter(Boolean).join(' ')}
      </Link>
    ),
    sort: view.sort === sort ? (DESCENDING.has(sort) ? ('descending' as const) : ('ascending' as const)) : undefined,
    ...(sort === 'name'
      ? { isRowHeader: true, cell: (specie: ComparedSpecie) => <Name locale={locale} specie={specie} /> }
      : { align: 'end' as const, cell: (specie: ComparedSpecie) => cells[sort](specie) ?? '–' }),
  }));
  return (
    <div id={id}>
      <Stack gap={4}>
        <DataTable
          caption={fill(textOf(block.title))}
          columns={[
            ...columns,
            { key: 'cites', header: t('species.cites'), cell: ({ cites }) => (cites ? t('species.listed') : '–') },
          ]}
          density="dense"
          isCaptionHidden={false}
          onPhone="scroll"
          rowKey={({ slug }) => slug}
          rows={species}
        />
        <Text isMeasured size="caption" tone="muted">
          {t('species.note')}
        </Text>
      </Stack>
    </div>
  );
}

interface NameProps {
  specie: ComparedSpecie;
  locale: SceneBlockProps['scene']['context']['locale'];
}

/**
 * The species with its face, its group and where it grows; its name leads to what there is of it. One element holds the
 * rest, and phones have no face: of 25 rows each element and each picture that arrives is felt on a slow one.
 */
function Name({ specie: { name, slug, group, origin, face }, locale }: NameProps) {
  const listing = listingHref(locale, { ...WHOLE_RANGE, filters: new Map([['specie', [slug]]]) });
  return (
    <span className={styles.name}>
      {face && (
        <img
          alt=""
          className={styles.face}
          height={40}
          loading="lazy"
          src={pictureAddress(face.src, { size: '73x90' })}
          width={32}
        />
      )}
      <Link className={styles.words} href={listing} tone="ink">
        {name}
      </Link>
      <span className={styles.origin}>{[group, origin].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
