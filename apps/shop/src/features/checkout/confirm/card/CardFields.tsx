import { Radio } from '@geven/ui/Radio';
import { RadioGroup } from '@geven/ui/RadioGroup';
import { TextField } from '@geven/ui/TextField';
import type { Ref } from 'react';
import * as styles from './card.css';
import type { CardState, CardTexts } from './payment';
import { SecuredField } from './SecuredField';

/** Names of brands, which are the same in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  diners: 'Diners Club',
  bcmc: 'Bancontact',
  cartebancaire: 'Cartes Bancaires',
};

interface CardFieldsProps {
  /** The node that the vendor's frames are put into. */
  ref: Ref<HTMLDivElement>;
  state: CardState;
  texts: CardTexts;
  holder: string;
  holderProblem: string | undefined;
  holderRef: Ref<HTMLInputElement>;
  onHolder(holder: string): void;
  onBrand(brand: string): void;
}

/** Number, expiry date and security code in frames of the vendor, and the name on the card. */
export function CardFields({
  ref,
  state,
  texts,
  holder,
  holderProblem,
  holderRef,
  onHolder,
  onBrand,
}: CardFieldsProps) {
  const { problems, focused, brand, brandChoice } = state;
  const field = <Name extends keyof typeof problems>(name: Name) => ({
    name,
    isFocused: focused === name,
    problem: problems[name],
  });
  const nameOf = (of: string) => BRANDS[of] ?? of;
  return (
    <div className={styles.fields} ref={ref}>
      <SecuredField
        {...field('encryptedCardNumber')}
        className={styles.wide}
        label={texts.number}
        suffix={BRANDS[brand]}
      />
      <SecuredField {...field('encryptedExpiryDate')} label={texts.expiry} />
      <SecuredField
        {...field('encryptedSecurityCode')}
        hint={brand === 'amex' ? texts.codeFront : texts.codeBack}
        label={texts.code}
      />
      {brandChoice.length > 0 && (
        <RadioGroup className={styles.wide} description={texts.brandHint} legend={texts.brand}>
          {brandChoice.map((choice, index) => (
            <Radio
              defaultChecked={index === 0}
              key={choice}
              label={nameOf(choice)}
              name="cardBrand"
              onChange={() => onBrand(choice)}
              value={choice}
            />
          ))}
        </RadioGroup>
      )}
      <TextField
        autoComplete="cc-name"
        className={styles.wide}
        error={holderProblem}
        label={texts.holder}
        name="cardHolder"
        onChange={(event) => onHolder(event.target.value)}
        ref={holderRef}
        required
        value={holder}
      />
    </div>
  );
}
