import { FLASH_PARAM } from '../forms/form-flash';
import { CALCULATOR_FIELDS, calculatorValues } from '../products/calculator-input';
import { parseProductState, productStateQuery } from '../products/product-state';

/** What a product's address says beside which product it is; null for what it does not say. */
export type ProductQuery = Readonly<Record<string, string | null>>;

/**
 * The parameters that a product page reads, in one order and in their short form: choice (PD-47), calculator, and the
 * form that came back. Anything else in an address changes nothing, so the cached page answers it.
 */
export function productQuery(query: URLSearchParams): ProductQuery {
  const values = calculatorValues(query);
  return {
    ...productStateQuery(parseProductState(query)),
    ...Object.fromEntries(CALCULATOR_FIELDS.map((name) => [name, values[name] ?? null])),
    [FLASH_PARAM]: query.get(FLASH_PARAM)?.slice(0, 40) || null,
  };
}

/** The query as text, without what is null; empty when nothing is said. */
export function productSearch(query: ProductQuery): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams(entries).toString().replaceAll('%2C', ',');
}

/** True for the address of a form that was sent without scripts: its fields have a shorter form. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name.startsWith('pieces['));
