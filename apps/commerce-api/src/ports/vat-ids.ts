import type { VatIdCheck } from '../domain/checkout/vat-id-check';

/** What a register says of a VAT id. */
export interface VatIdAnswer {
  readonly isValid: boolean;
  readonly consultationNumber: string | null;
}

/** The registers of VAT ids of the European Union. */
export interface VatIdRegister {
  /** Null where it has no answer within a few seconds. No call belongs into a transaction. */
  find(vatId: string): Promise<VatIdAnswer | null>;
}

/** A check that was kept. */
export interface KeptVatIdCheck extends VatIdCheck {
  readonly id: number;
}

/** What was asked of the register, kept: never what a browser says. */
export interface VatIdChecks {
  keep(check: VatIdCheck): Promise<KeptVatIdCheck>;
  /** The newest of a VAT id. */
  latestOf(vatId: string): Promise<KeptVatIdCheck | null>;
  /** Takes those away that no cart follows from any more; orders keep theirs. */
  removeExpired(): Promise<void>;
}
