import { emailErrors, phoneErrors, textErrors } from '../accounts/check-fields';
import { oneLine } from '../checkout/formats';
import { refuseAny } from '../errors/commerce-error';

/** A shopper without an account who has said who orders. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  /** Empty where it was not said. */
  readonly phone: string;
}

/** Trims what somebody said of who orders (API-47), or refuses every bad field. */
export function checkGuest(typed: { name: string; email: string; phone?: string | null | undefined }): Guest {
  const guest = { name: oneLine(typed.name), email: oneLine(typed.email), phone: oneLine(typed.phone ?? '') };
  refuseAny([
    ...textErrors(guest.name, { field: 'name', max: 100, isRequired: true }),
    ...emailErrors(guest.email, 'email', true),
    ...phoneErrors(guest.phone, 'phone'),
  ]);
  return guest;
}
