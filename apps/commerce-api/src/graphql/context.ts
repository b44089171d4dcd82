import type { Locale } from '@geven/timber';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { Content } from '../content/content';
import type { ShownPrices } from '../domain/accounts/account';
import type { CountryCode } from '../domain/checkout/countries';
import type { CurrentFreightRates } from '../domain/checkout/freight-rates';
import type { BankAccount } from '../domain/seller/seller';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';
import type { Visitor } from '../sessions/visitor';
import type { UseCases } from '../use-cases/use-cases';

/** What resolvers get besides their arguments; made for each request. */
export interface CommerceContext {
  readonly requestId: string;
  /** Language of the answer. */
  readonly locale: Locale;
  /** The country that whoever asks seems to be in; null where it is not known. */
  readonly clientCountry: CountryCode | null;
  /** The catalogue at the prices of whoever asks. */
  readonly catalogue: () => Promise<CatalogueReader>;
  readonly content: Pick<Content, 'search'>;
  readonly visitor: Visitor;
  readonly useCases: UseCases;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly freightRates: CurrentFreightRates;
  /** Address of the yard that goods are picked up at. */
  readonly yard: string;
  readonly bank: BankAccount;
  /** What the answer carries besides its body. */
  readonly answer: Answer;
}

/** What an answer sets in the browser. */
export interface Answer {
  /** Lines of the cart. */
  cartSize?: number;
  /** Who is logged in; null for a guest. */
  user?: UserMark | null;
  /** What the browser keeps of personal pages is to go. */
  isLoggedOut?: boolean;
}

/** What scripts of the shop may know of whoever is logged in: nothing secret, and nothing that the API trusts. */
export interface UserMark {
  readonly id: number;
  readonly showTaxPrice: ShownPrices;
  readonly hasOwnPrices: boolean;
}
