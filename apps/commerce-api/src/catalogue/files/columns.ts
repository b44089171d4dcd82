import { LOCALES } from '@geven/timber';
import type { ColumnType } from './column-types';

/** A column of a file and where its value is in a record. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly type: ColumnType;
  readonly about: string;
  readonly example: string;
  /** What an empty cell, or a column that is left out, means; without it the cell must be filled. */
  readonly empty?: unknown;
}

interface ColumnOptions {
  /** Where it is in the record. @default the column's name */
  readonly in?: string;
  readonly about: string;
  readonly example?: string | number;
}

export function required(name: string, type: ColumnType, options: ColumnOptions): Column {
  const path = (options.in ?? name).split('.');
  return { name, path, type, about: options.about, example: String(options.example ?? '') };
}

/** A column that may be empty: then the record has `empty`. */
export function optional(name: string, type: ColumnType, empty: unknown, options: ColumnOptions): Column {
  return { ...required(name, type, options), empty };
}

/** One column per language, `name_nl`, `name_en` and `name_de`. */
export function localized(column: Column, place: (locale: string) => string): Column[] {
  return LOCALES.map((locale) => ({ ...column, name: `${column.name}_${locale}`, path: place(locale).split('.') }));
}

/** A text of a record in every language. */
export const texts = (column: Column): Column[] => localized(column, (locale) => `texts.${locale}.${column.name}`);
