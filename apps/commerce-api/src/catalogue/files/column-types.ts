import { cleanHtml } from '../projection/clean-html';
import { plainText } from './plain-text';

/** What a cell of a column may hold. */
export interface ColumnType {
  /** In words, for the guide. */
  readonly words: string;
  /** The value of a cell that is not empty; raises `BadCell` with what is wrong. */
  read(cell: unknown): unknown;
  /** The cell of a value that is not empty. */
  write(value: unknown): string;
}

/** A cell that does not hold what its column asks for; the message goes on after the column's name. */
export class BadCell extends Error {
  override readonly name = 'BadCell';
}

/** Between the parts of a cell that holds several. */
export const LIST_SEPARATOR = '|';
const MAX_TEXT = 20_000;
const CONTROL = /[^\P{Cc}\n\r\t]/u;

function toText(cell: unknown): string {
  if (typeof cell !== 'string' && typeof cell !== 'number') throw new BadCell('is not a text');
  const text = String(cell);
  if (text.length > MAX_TEXT) throw new BadCell(`is longer than ${MAX_TEXT} characters`);
  if (CONTROL.test(text)) throw new BadCell('holds control characters');
  return text.replaceAll('\r\n', '\n');
}

const type = <T>(words: string, read: (cell: unknown) => T, write: (value: T) => string = String): ColumnType => ({
  words,
  read,
  write: write as (value: unknown) => string,
});

/** A text for the eye: markup in it is taken out. */
export const TEXT = type('text without markup', (cell) => plainText(toText(cell)));

/** A text with markup, of which only what is harmless stays. */
export const HTML = type('text with HTML; scripts, styles and handlers are taken out', (cell) =>
  cleanHtml(toText(cell)),
);

/** A text that keeps to a pattern. */
export function pattern(words: string, shape: RegExp): ColumnType {
  return type(words, (cell) => {
    const text = toText(cell).trim();
    if (!shape.test(text)) throw new BadCell(`is "${shorten(text)}" and not ${words}`);
    return text;
  });
}

export const SLUG = pattern('small letters and digits joined by hyphens', /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/);
export const ITEM_NUMBER = pattern('letters, digits and hyphens', /^[A-Za-z0-9][\w-]{0,63}$/);
export const COLOUR = pattern('a colour as #rrggbb', /^#[0-9a-f]{6}$/i);
export const CODE = pattern('letters, digits, dots and hyphens', /^[\w.+ -]{1,64}$/);
/** Neither another host in disguise nor an address that runs. */
export const ADDRESS = pattern(
  'an https address or a path of the shop',
  /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/,
);
export const PATH = pattern('a path of the shop', /^\/(?![/\\])[^\s\\]*$/);

export function whole(min: number, max = 2_147_483_647): ColumnType {
  return type(min === 0 ? 'whole number, not negative' : 'whole number', (cell) => {
    const text = typeof cell === 'string' ? cell.trim() : cell;
    const number = typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text;
    if (typeof number !== 'number' || !Number.isInteger(number)) {
      throw new BadCell(`is "${shorten(cell)}" and not a whole number`);
    }
    if (number < min) throw new BadCell(`is ${number} and must not be below ${min}`);
    if (number > max) throw new BadCell(`is ${number} and must not be above ${max}`);
    return number;
  });
}

export const DECIMAL = type('number with a point or comma', (cell) => {
  const number = typeof cell === 'string' ? Number(cell.trim().replace(',', '.')) : cell;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) {
    throw new BadCell(`is "${shorten(cell)}" and not a number from 0`);
  }
  return number;
});

export const SPAN = type(
  'two numbers joined by a hyphen, such as `10-14`',
  (cell) => {
    const [, from, to] = /^(\d+(?:[.,]\d+)?)\s*[-–]\s*(\d+(?:[.,]\d+)?)$/.exec(toText(cell).trim()) ?? [];
    const span = { from: Number(from?.replace(',', '.')), to: Number(to?.replace(',', '.')) };
    if (!(span.from > 0 && span.to >= span.from)) throw new BadCell(`is "${shorten(cell)}" and not as 10-14`);
    return span;
  },
  ({ from, to }: { from: number; to: number }) => `${from}-${to}`,
);

const YES_NO = new Map<unknown, boolean>([
  ...(['yes', 'true', '1', true] as const).map((each) => [each, true] as const),
  ...(['no', 'false', '0', false] as const).map((each) => [each, false] as const),
]);

export const BOOLEAN = type(
  '`yes` or `no`',
  (cell) => {
    const value = YES_NO.get(typeof cell === 'string' ? cell.trim().toLowerCase() : cell);
    if (value === undefined) throw new BadCell(`is "${shorten(cell)}" and neither yes nor no`);
    return value;
  },
  (value: boolean) => (value ? 'yes' : 'no'),
);

export function oneOf(values: readonly string[]): ColumnType {
  const words = `one of ${values.map((value) => `\`${value}\``).join(', ')}`;
  return type(words, (cell) => {
    const text = toText(cell).trim();
    if (!values.includes(text)) throw new BadCell(`is "${shorten(text)}" and not ${words.replaceAll('`', '')}`);
    return text;
  });
}

/** Several of a type in one cell; a list in JSON. */
export function list(of: ColumnType): ColumnType {
  return type(
    `several, joined by \`${LIST_SEPARATOR}\`: ${of.words}`,
    (cell) => {
      const parts = Array.isArray(cell) ? cell : toText(cell).split(LIST_SEPARATOR);
      return parts.map((part) => of.read(typeof part === 'string' ? part.trim() : part));
    },
    (values: unknown[]) => values.map((value) => of.write(value)).join(LIST_SEPARATOR),
  );
}

export const DATE = type(
  'moment as 2026-11-21T00:00:00Z',
  (cell) => {
    const text = toText(cell).trim();
    const date = new Date(text);
    if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime())) {
      throw new BadCell(`is "${shorten(text)}" and not a moment such as 2026-11-21T00:00:00Z`);
    }
    return date;
  },
  (value: Date) => value.toISOString(),
);

function shorten(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
