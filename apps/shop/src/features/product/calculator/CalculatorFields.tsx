import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Disclosure } from '@geven/ui/Disclosure';
import { TextField } from '@geven/ui/TextField';
import type { FieldReading } from '@/lib/products/calculator-fields';
import type { CalculatorField, CalculatorValues } from '@/lib/products/calculator-input';
import * as styles from './calculator.css';
import { fieldTexts } from './field-texts';
import type { CalculatorText } from './product-facts';

export interface CalculatorFieldsProps {
  /** What the address asks. */
  initial: CalculatorValues;
  /** What there is to say about each field now. */
  readings: Readonly<Partial<Record<CalculatorField, FieldReading>>>;
  /** Whether sides win over an area that is entered too. */
  isAreaUnused: boolean;
  /** Whether the answer stands below: with scripts there is nothing left to press. */
  hasAnswer: boolean;
  /** What is covered stands upright. */
  isWall: boolean;
  locale: Locale;
  t: CalculatorText;
}

/** Sides, area and allowance, each with what is wrong or how it was understood. */
export function CalculatorFields({
  initial,
  readings,
  isAreaUnused,
  hasAnswer,
  isWall,
  locale,
  t,
}: CalculatorFieldsProps) {
  const labelOf = (name: CalculatorField) =>
    isWall && (name === 'length' || name === 'width') ? t(`calc.wall.${name}`) : t(`calc.${name}`);
  const field = (name: CalculatorField, suffix: string, description?: string) => (
    <TextField
      autoComplete="off"
      defaultValue={initial[name]}
      description={description}
      inputMode="decimal"
      label={labelOf(name)}
      maxLength={10}
      name={name}
      suffix={suffix}
      {...fieldTexts(readings[name] ?? {}, locale, t)}
    />
  );
  return (
    <>
      <div className={styles.fields}>
        {field('length', 'm', t('calc.direction'))}
        {field('width', 'm')}
        <Disclosure
          className={styles.more}
          isOpen={initial.area !== undefined || initial.waste !== undefined}
          summary={t('calc.more')}
          variant="plain"
        >
          {field('area', 'm²', isAreaUnused ? t('calc.unused') : undefined)}
          {field('waste', '%', t('calc.wasteNote'))}
        </Disclosure>
      </div>
      <Disclosure
        isOpen={initial.length2 !== undefined || initial.width2 !== undefined}
        summary={t('calc.second')}
        variant="plain"
      >
        <div className={styles.fields}>
          {field('length2', 'm')}
          {field('width2', 'm')}
        </div>
      </Disclosure>
      <div className={hasAnswer ? styles.submitAnswered : styles.submit}>
        <Button type="submit" variant="outline">
          {t('calc.submit')}
        </Button>
      </div>
    </>
  );
}
