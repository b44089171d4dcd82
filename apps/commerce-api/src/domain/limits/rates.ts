/** How often something may happen. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
  /** Whoever uses it up waits that long from then on, and the next time on the same day twice as long, and so on. */
  readonly isDoubling?: boolean;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Well above what a person does, and what a company behind one address does; each name says what is counted by whom. */
export const RATES = {
  newCartsOfClient: { times: 30, seconds: MINUTE },
  cartChangesOfSession: { times: 240, seconds: MINUTE },
  /** Promo codes that there are none of. */
  wrongCouponsOfClient: { times: 10, seconds: HOUR },
  cartMailsOfClient: { times: 20, seconds: HOUR },
  /** Each is a mail to an address that anybody may enter. */
  cartMailsOfRecipient: { times: 3, seconds: HOUR },
  addressesOfSession: { times: 20, seconds: HOUR },
  addressesOfClient: { times: 60, seconds: HOUR },
  ordersOfClient: { times: 20, seconds: HOUR },
  /** Nobody may have us send mails to a stranger: the order is refused, never its confirmation. */
  ordersOfRecipient: { times: 5, seconds: HOUR },
  /** Numbers count up: nobody may try them all. */
  orderChecksOfClient: { times: 10, seconds: MINUTE },
  orderChangesOfClient: { times: 20, seconds: HOUR },
  /** Each is a mail to the address of the order. */
  orderChangesOfOrder: { times: 5, seconds: HOUR },
  paymentsOfClient: { times: 40, seconds: HOUR },
  /** Whoever has found many cards has others refused: */
  refusedCardsOfClient: { times: 10, seconds: HOUR },
  withdrawalsOfClient: { times: 20, seconds: HOUR },
  /** Each is a mail to an address that anybody may enter. */
  withdrawalsOfRecipient: { times: 5, seconds: HOUR },
  leadsOfClient: { times: 20, seconds: HOUR },
  /** Each is a mail to an address that anybody may enter. */
  leadsOfRecipient: { times: 6, seconds: HOUR },
  newslettersOfClient: { times: 20, seconds: HOUR },
  newslettersOfRecipient: { times: 3, seconds: HOUR },
  uploadsOfClient: { times: 200, seconds: HOUR },
  captchasOfClient: { times: 60, seconds: MINUTE },
  documentsOfClient: { times: 60, seconds: MINUTE },
  searchesOfClient: { times: 120, seconds: MINUTE },
  /** Wrong passwords: of one network for one address, */
  loginFailuresOfPair: { times: 5, seconds: 15 * MINUTE, isDoubling: true },
  /** of one network for whatever addresses, */
  loginFailuresOfClient: { times: 50, seconds: 15 * MINUTE },
  /** of all networks for one address, */
  loginFailuresOfRecipient: { times: 100, seconds: DAY },
  /** and in a browser that the customer logged in with before, which is counted by itself: nobody else can lock it out. */
  loginFailuresOfKnownDevice: { times: 5, seconds: 15 * MINUTE, isDoubling: true },
  emailChecksOfClient: { times: 10, seconds: MINUTE },
  registrationsOfClient: { times: 10, seconds: MINUTE },
  passwordResetsOfClient: { times: 20, seconds: HOUR },
  /** Mails about an account, by what they are about. */
  passwordResetsOfRecipient: { times: 3, seconds: HOUR },
  confirmationsOfRecipient: { times: 3, seconds: HOUR },
  registrationsOfRecipient: { times: 3, seconds: HOUR },
  emailChangesOfRecipient: { times: 3, seconds: HOUR },
  emailChangesOfCustomer: { times: 5, seconds: HOUR },
  /** Links that lead nowhere are 256 bits away from one that does; it is the password of the right ones that costs. */
  newPasswordsOfClient: { times: 20, seconds: HOUR },
  profileChangesOfCustomer: { times: 60, seconds: HOUR },
  dataExportsOfCustomer: { times: 3, seconds: DAY },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

const OVERRIDE = /^(\*|\w+)=(\d{1,9})\/(\d{1,6})$/;

/**
 * Rates with those replaced that a setting names: `ordersOfClient=50/3600,searchesOfClient=300/60`, or `*=1000000/60` for
 * all of them. Null for what is no such setting.
 */
export function overrideRates(setting: string): Readonly<Record<RateName, Rate>> | null {
  const rates: Record<RateName, Rate> = { ...RATES };
  const names = Object.keys(RATES) as RateName[];
  for (const override of setting.split(',').filter((part) => part !== '')) {
    const [, name, times, seconds] = OVERRIDE.exec(override.trim()) ?? [];
    const meant = name === '*' ? names : names.filter((known) => known === name);
    if (meant.length === 0 || !Number(seconds)) return null;
    for (const known of meant) rates[known] = { ...rates[known], times: Number(times), seconds: Number(seconds) };
  }
  return rates;
}
