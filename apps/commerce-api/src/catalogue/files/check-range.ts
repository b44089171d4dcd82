import { barcodeCheckDigit, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { contrast } from './contrast';
import type { Problem } from './problems';
import type { RangeFileName } from './range-files';
import type { ReadRow } from './read-rows';

type Rows = ReadonlyMap<RangeFileName, readonly ReadRow[]>;

/** A column whose cells name rows of another file: `path` in the row, `key` of the other's row. */
interface Reference {
  readonly from: RangeFileName;
  readonly path: string;
  readonly to: RangeFileName;
  readonly key: string;
}

const REFERENCES: readonly Reference[] = [
  { from: 'species', path: 'parent', to: 'species', key: 'slug' },
  { from: 'templates', path: 'specie', to: 'species', key: 'slug' },
  { from: 'templates', path: 'ribbon', to: 'ribbons', key: 'key' },
  { from: 'templates', path: 'taggings', to: 'taggings', key: 'slug' },
  { from: 'templates', path: 'internalCategoryId', to: 'internal-categories', key: 'id' },
  { from: 'internal-categories', path: 'parentId', to: 'internal-categories', key: 'id' },
  { from: 'prices', path: 'itemNumber', to: 'variants', key: 'itemNumber' },
  { from: 'list-prices', path: 'itemNumber', to: 'variants', key: 'itemNumber' },
];

/** Columns of templates that hold values of an attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  profile: 'profile',
  colour: 'colour',
  humidity: 'humidity',
  applications: 'application',
  'details.profile2': 'profile2',
  'details.profile3': 'profile3',
  'details.profile4': 'profile4',
  'details.profile5': 'profile5',
  'details.profileType': 'profile_type',
  'details.packing': 'packing',
  'details.safety.warnings': 'warning',
  'details.safety.activeSubstances': 'active_substance',
  'details.safety.hazardStatements': 'hazard_statement',
};

const LOWEST_CONTRAST = 4.5;

/** What no column can tell alone: names that lead nowhere, trees that lead round, codes that are not true. */
export function checkRange(rows: Rows): Problem[] {
  return [
    ...REFERENCES.flatMap((reference) => checkReference(rows, reference)),
    ...checkAttributes(rows),
    ...checkTree(rows, 'species', 'slug', 'parent'),
    ...checkTree(rows, 'categories', 'key', 'parent'),
    ...checkTree(rows, 'internal-categories', 'id', 'parentId'),
    ...checkBarcodes(rows),
    ...checkRibbons(rows),
    ...checkLists(rows),
    ...checkTogether(rows, 'finishes', ['surchargeUnit', 'surchargePrice']),
    ...checkTogether(rows, 'variants', ['contentsAmount', 'contentsUnit']),
  ];
}

const rowsOf = (rows: Rows, name: RangeFileName): readonly ReadRow[] => rows.get(name) ?? [];
const problem = ({ file, line }: ReadRow, message: string): Problem => ({ file, line, message });

function valuesAt(row: ReadRow, path: string): unknown[] {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], row.value);
  return value === null || value === undefined ? [] : [value].flat();
}

function checkReference(rows: Rows, { from, path, to, key }: Reference): Problem[] {
  const known = new Set(rowsOf(rows, to).map(({ value }) => value[key]));
  return rowsOf(rows, from).flatMap((row) =>
    valuesAt(row, path)
      .filter((name) => !known.has(name))
      .map((name) => problem(row, `${path} names ${name}, which is not in ${to}`)),
  );
}

function checkAttributes(rows: Rows): Problem[] {
  const known = new Set(rowsOf(rows, 'attribute-values').map(({ value }) => `${value.attribute}=${value.slug}`));
  const missing = (row: ReadRow, attribute: unknown, value: unknown): Problem[] =>
    known.has(`${attribute}=${value}`)
      ? []
      : [problem(row, `names the ${attribute} ${value}, which is not in attribute-values`)];
  return [
    ...rowsOf(rows, 'templates').flatMap((row) =>
      Object.entries(ATTRIBUTES).flatMap(([path, attribute]) =>
        valuesAt(row, path).flatMap((value) => missing(row, attribute, value)),
      ),
    ),
    ...rowsOf(rows, 'finishes').flatMap((row) => missing(row, row.value.attribute, row.value.slug)),
  ];
}

function checkTree(rows: Rows, name: RangeFileName, key: string, parent: string): Problem[] {
  const parents = new Map(rowsOf(rows, name).map(({ value }) => [value[key], value[parent]]));
  return rowsOf(rows, name).flatMap((row) => {
    const passed = new Set<unknown>();
    for (let at: unknown = row.value[key]; at !== null && at !== undefined; at = parents.get(at)) {
      if (passed.has(at)) return [problem(row, `${parent} leads round to ${at} again`)];
      passed.add(at);
    }
    return [];
  });
}

function checkBarcodes(rows: Rows): Problem[] {
  return rowsOf(rows, 'variants').flatMap((row) => {
    const code = String(row.value.barcode);
    const digit = barcodeCheckDigit(code.slice(0, -1));
    return code.endsWith(String(digit)) ? [] : [problem(row, `barcode ${code} must end in ${digit}`)];
  });
}

function checkRibbons(rows: Rows): Problem[] {
  return rowsOf(rows, 'ribbons').flatMap((row) => {
    const ratio = contrast(String(row.value.textColor), String(row.value.bgColor));
    return ratio >= LOWEST_CONTRAST
      ? []
      : [problem(row, `textColor has a contrast of ${ratio.toFixed(1)}:1 on bgColor and needs ${LOWEST_CONTRAST}:1`)];
  });
}

/** The standard list has no rows of its own: its prices are those of the variants. */
function checkLists(rows: Rows): Problem[] {
  return rowsOf(rows, 'list-prices').flatMap((row) =>
    row.value.priceList === STANDARD_PRICE_LIST
      ? [problem(row, `priceList is ${STANDARD_PRICE_LIST}, whose prices are in variants`)]
      : [],
  );
}

function checkTogether(rows: Rows, name: RangeFileName, [one, other]: readonly [string, string]): Problem[] {
  return rowsOf(rows, name).flatMap((row) =>
    (row.value[one] === null) === (row.value[other] === null)
      ? []
      : [problem(row, `needs both ${one} and ${other}, or neither`)],
  );
}
