import type { Product } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { Disclosure } from '@geven/ui/Disclosure';
import { Section } from '@geven/ui/Section';
import { TextField } from '@geven/ui/TextField';
import { type CalculatorField, type CalculatorValues, readCalculatorInput } from '../../../lib/calculator-input';
import { getTexts } from '../../../lib/i18n';
import type { Place } from '../../../lib/place';
import { type ProductState, productStateQuery } from '../../../lib/product-state';
import { buyRows } from '../buy/buy-rows';
import { finishChoices } from '../buy/finish-choices';
import { PRODUCT_MESSAGES } from '../product-messages';
import { CalculatorIsland } from './CalculatorIsland';
import { CalculatorResult, type CalculatorResultFacts } from './CalculatorResult';
import * as styles from './calculator.css';

export interface CalculatorProps {
  place: Place;
  product: Product;
  /** The page's own path. */
  address: string;
  /** What is chosen already: a form without scripts must not lose it. */
  state: ProductState;
  /** What the address asks of the calculator. */
  values: CalculatorValues;
}

/**
 * Turns an area into pieces and into the mix of lengths that wastes least. A plain form whose answer is a page; with
 * scripts the answer appears while typing, reckoned by code that the first entry loads.
 */
export function Calculator({ place, product, address, state, values }: CalculatorProps) {
  const { cover, thickness, width } = product;
  if (cover === null) return null;
  const t = getTexts(place.locale, 'product');
  const field = (name: CalculatorField, suffix: string, description?: string) => (
    <TextField
      autoComplete="off"
      defaultValue={values[name]}
      description={description}
      inputMode="decimal"
      label={t(`calc.${name}`)}
      maxLength={10}
      name={name}
      suffix={suffix}
    />
  );
  const facts: CalculatorResultFacts = {
    address,
    cover,
    autoConversion: product.autoConversionM2Xaa,
    rows: buyRows(product),
    finishes: finishChoices(product, place),
    step: product.uomFactorInv,
    board: thickness !== null && width !== null ? { thickness, width } : null,
    colour: product.face?.colour,
    place,
    messages: { calc: PRODUCT_MESSAGES[place.locale].calc },
  };
  const isAsked = Object.keys(values).length > 0;
  const input = readCalculatorInput(values);
  return (
    <Section heading={t('calc.title')} headingSize="heading" id="calculator">
      <CalculatorIsland
        facts={facts}
        fields={
          <>
            {Object.entries(productStateQuery(state)).map(
              ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
            )}
            <div className={styles.fields}>
              {field('length', 'm', t('calc.direction'))}
              {field('width', 'm')}
              {field('area', 'm²')}
              {field('waste', '%', t('calc.wasteNote'))}
            </div>
            <Disclosure isOpen={values.length2 !== undefined} summary={t('calc.second')} variant="plain">
              <div className={styles.fields}>
                {field('length2', 'm')}
                {field('width2', 'm')}
              </div>
            </Disclosure>
            <div className={styles.submit}>
              <Button type="submit" variant="outline">
                {t('calc.submit')}
              </Button>
            </div>
          </>
        }
        result={isAsked && <CalculatorResult facts={facts} input={input} state={state} />}
      />
    </Section>
  );
}
