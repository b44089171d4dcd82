import type { OrderId, ProductTemplateId } from '@geven/odoo-sdk';
import { refusalsOf, type SubmittedForm } from '../forms/form-action';
import type { FormRefusal } from '../forms/form-flash';
import { checkPieces, isPiecesField, ONE_VARIANT, readPieces } from '../forms/pieces-form';
import { FINISH_ATTRIBUTES } from '../products/product-state';
import { type Added, addAgain, KEPT_LINES } from './add-again';
import { chosenFinishIds } from './chosen-finish-ids';

/** What a form wanted in the cart, as its fields said it: another form carries them on. */
export type Addition = Readonly<Record<string, string>>;

type Chosen = Pick<SubmittedForm, 'values' | 'sdk' | 'cookie'>;

/** Fields that say what is wanted, beside those of pieces. */
const FIELDS: ReadonlySet<string> = new Set([
  'product',
  ...Object.values(ONE_VARIANT),
  ...FINISH_ATTRIBUTES,
  ...Object.values(KEPT_LINES),
]);

/** What the fields of a form put into the cart; undefined for a form of anything else. */
export function additionOf(values: Readonly<Record<string, string>>): Addition | undefined {
  if (values.lineId !== undefined) return undefined;
  const isKept = readOrder(values) !== null || values[KEPT_LINES.savedCart] !== undefined;
  if (!isKept && readPieces(values).length === 0 && readProduct(values.product) === null) return undefined;
  const isMeant = ([name, value]: [string, string]) => value !== '' && (FIELDS.has(name) || isPiecesField(name));
  return Object.fromEntries(Object.entries(values).filter(isMeant));
}

/** The id of a product in a form; null for nothing that a page of the shop sends. */
export const readProduct = (typed: string | undefined): ProductTemplateId | null =>
  readId(typed) as ProductTemplateId | null;

/** The order whose lines a form wants once more; null where it wants something else. */
const readOrder = (values: Addition): OrderId | null => readId(values[KEPT_LINES.order]) as OrderId | null;

function readId(typed: string | undefined): number | null {
  const id = Number(typed);
  return Number.isInteger(id) && id >= 1 && id < 2 ** 31 ? id : null;
}

/** Puts the pieces of a form into the cart, with the finishes that it names; null when it went well. */
export async function addPieces({ values, sdk }: Chosen): Promise<readonly FormRefusal[] | null> {
  const chosen = readPieces(values);
  const refused = checkPieces(chosen.map(({ pieces }) => pieces));
  return refused ?? (await refusalsOf(add()));

  async function add(): Promise<void> {
    const finishIds = await chosenFinishIds(values, sdk);
    await sdk.cart.cartAddMultipleItems(chosen.map(({ id, pieces }) => ({ id, quantity: pieces, finishIds })));
  }
}

/** What is carried on where nothing is. */
const NOTHING: Added = { refusals: null, unavailable: [], page: null, link: null };

/** Puts what a form carries on into the cart: pieces, a sample, or lines of an order or a mailed cart. */
export async function addCarried(form: Chosen): Promise<Added> {
  const addition = additionOf(form.values);
  if (!addition) return NOTHING;
  if (readPieces(addition).length > 0) return { ...NOTHING, refusals: await addPieces(form) };
  const product = readProduct(addition.product);
  if (product) return { ...NOTHING, refusals: await refusalsOf(form.sdk.cart.sampleRequest(product)) };
  return await addAgain(readOrder(addition), form);
}
