/** How often something may happen. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** Well above what a person does, and what a company behind one address does; each name says what is counted by whom. */
export const RATES = {
  newCartsOfClient: { times: 30, seconds: MINUTE },
  cartChangesOfSession: { times: 240, seconds: MINUTE },
  addressesOfSession: { times: 20, seconds: HOUR },
  addressesOfClient: { times: 60, seconds: HOUR },
  ordersOfClient: { times: 20, seconds: HOUR },
  /** Nobody may have us send mails to a stranger: the order is refused, never its confirmation. */
  ordersOfRecipient: { times: 5, seconds: HOUR },
  documentsOfClient: { times: 60, seconds: MINUTE },
  searchesOfClient: { times: 120, seconds: MINUTE },
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
    for (const known of meant) rates[known] = { times: Number(times), seconds: Number(seconds) };
  }
  return rates;
}
