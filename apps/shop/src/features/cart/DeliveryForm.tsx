import type { Cart } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { Select } from '@geven/ui/Select';
import { TextField } from '@geven/ui/TextField';
import { useLoading } from '@/lib/device/use-loading';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart.css';
import type { EnteredPlace } from './cart-refusal';

interface DeliveryFormProps {
  cart: Cart;
  locale: string;
  countries: readonly { code: string; name: string }[];
  /** What was entered and refused. */
  draft: EnteredPlace | undefined;
  error: string | undefined;
  isBusy: boolean;
  onPlace: (place: EnteredPlace) => void;
  text: Texts<'cart'>;
}

/** Country and postcode of delivery: with them freight, VAT and total are known. */
export function DeliveryForm({ cart, locale, countries, draft, error, isBusy, onPlace, text }: DeliveryFormProps) {
  const isLoading = useLoading(isBusy);
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form);
    onPlace({ countryCode: String(data.get('countryCode')), zip: String(data.get('zip')) });
  };
  return (
    <form
      action="/api/cart/delivery"
      className={styles.deliveryForm}
      method="post"
      noValidate
      // Another cart, for example after a change of the country's VAT, brings its own values.
      key={`${cart.checkoutCountry?.code} ${cart.zip}`}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <input name="locale" type="hidden" value={locale} />
      <Select
        autoComplete="shipping country"
        defaultValue={draft?.countryCode ?? cart.checkoutCountry?.code ?? countries[0]?.code}
        id="delivery-country"
        label={text('country')}
        name="countryCode"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        autoComplete="shipping postal-code"
        // Without scripts the page comes back with the error: the field that is wrong takes the focus.
        autoFocus={draft !== undefined && error !== undefined}
        defaultValue={draft?.zip ?? cart.zip ?? ''}
        error={error}
        id="delivery-zip"
        label={text('zip')}
        maxLength={12}
        name="zip"
        required
        suffix={draft ? undefined : cart.place}
      />
      <Button className={styles.calculate} isBusy={isLoading} type="submit" variant="secondary">
        {text('calculate')}
      </Button>
    </form>
  );
}
