import type { Column } from './columns';
import type { RangeFile } from './range-file';
import { RANGE_FILES } from './range-files';

const LANGUAGE = /_(?:nl|en|de)$/;

/** The reference of all files and columns as Markdown, from the very definitions that files are read by. */
export function describeFiles(): string {
  const chapters = Object.values(RANGE_FILES).map(describeFile);
  return [
    '# Files of a range',
    '',
    'Made from the definitions in `apps/commerce-api/src/catalogue/files/definitions/`; how they are imported is described in',
    '[import-range.md](import-range.md). A column that ends in `_nl`, `_en`, `_de` is there three times.',
    '',
    ...chapters.flat(),
  ].join('\n');
}

function describeFile({ name, about, isRequired, unique, columns }: RangeFile): string[] {
  const keys = unique.map((key) => key.map((column) => `\`${column}\``).join(' + ')).join(', ');
  return [
    `## ${name}`,
    '',
    `${about} ${isRequired ? 'Must be there.' : 'May be left out, which means no rows.'}${keys ? ` No two rows share ${keys}.` : ''}`,
    '',
    '| column | holds | what | example | empty |',
    '|---|---|---|---|---|',
    ...columns.filter(({ name: column }) => !/_(?:en|de)$/.test(column)).map(describeColumn),
    '',
  ];
}

function describeColumn(column: Column): string {
  const name = LANGUAGE.test(column.name)
    ? ['nl', 'en', 'de'].map((locale) => `\`${column.name.replace(LANGUAGE, `_${locale}`)}\``).join(' ')
    : `\`${column.name}\``;
  const cells = [name, column.type.words, column.about, column.example && `\`${column.example}\``, emptyOf(column)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function emptyOf(column: Column): string {
  if (!('empty' in column)) return 'no';
  const { empty } = column;
  return empty === null || empty === '' || Array.isArray(empty) ? 'yes' : `\`${column.type.write(empty)}\``;
}
