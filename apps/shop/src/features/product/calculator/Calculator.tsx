import type { Product } from '@geven/odoo-sdk';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { Section } from '@geven/ui/Section';
import { type CalculatorValues, readCalculatorInput } from '@/lib/products/calculator-input';
import { isCladding } from '@/lib/products/is-cladding';
import { isDecking } from '@/lib/products/is-decking';
import { type ProductState, productStateQuery } from '@/lib/products/product-state';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { buyRows } from '../buy/buy-rows';
import { finishChoices } from '../buy/finish-choices';
import { CalculatorIsland } from './CalculatorIsland';
import { CalculatorResult } from './CalculatorResult';
import { calculateFor } from './calculate';
import * as styles from './calculator.css';
import { hintText } from './field-texts';
import type { ProductFacts } from './product-facts';

export interface CalculatorProps {
  context: PageContext;
  product: Product;
  /** The page's own path. */
  address: string;
  /** What is chosen already. */
  state: ProductState;
  /** What the address asks of the calculator. */
  values: CalculatorValues;
}

/**
 * Turns an area into pieces and into the mix of lengths that wastes least. A plain form whose answer is a page; with
 * scripts the answer appears while typing, calculated by code that the first entry loads.
 */
export function Calculator({ context, product, address, state, values }: CalculatorProps) {
  const { cover, thickness, width } = product;
  if (cover === null) return null;
  const title = getTexts(context.locale, 'product')(isDecking(product) ? 'calc.titleDecking' : 'calc.title');
  const facts: ProductFacts = {
    address,
    cover,
    autoConversion: product.autoConversionM2Xaa,
    rows: buyRows(product),
    finishes: finishChoices(product, context),
    step: product.uomFactorInv,
    board: thickness !== null && width !== null ? { thickness, width } : null,
    isWall: isCladding(product),
    colour: product.face?.colour,
    face: product.face ? pictureAddress(product.face.src, { size: '360x442' }) : undefined,
    context,
    messages: { calc: getMessages(context.locale, 'product').calc },
  };
  return (
    <Section heading={title} headingSize="heading" id="calculator">
      <CalculatorIsland
        facts={facts}
        initial={values}
        kept={productStateQuery(state)}
        result={Object.keys(values).length > 0 && <Result facts={facts} state={state} values={values} />}
      />
    </Section>
  );
}

/** The answer to an address. */
function Result({ facts, state, values }: Pick<CalculatorProps, 'state' | 'values'> & { facts: ProductFacts }) {
  const t = getTexts(facts.context.locale, 'product');
  const reading = readCalculatorInput(values);
  if (!reading.input) return <p className={styles.reason}>{hintText(reading, facts.context.locale, t)}</p>;
  return <CalculatorResult facts={facts} found={calculateFor(reading.input, facts, state)} state={state} t={t} />;
}
