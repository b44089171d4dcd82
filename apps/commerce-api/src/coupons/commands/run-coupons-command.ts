import { typedCents } from '../../commands/typed-cents';
import type { Database } from '../../database/connection';
import type { CouponBenefit } from '../../domain/cart/coupon';
import { COUPON_CODE } from '../../domain/cart/coupon-code';
import type { CouponLimits } from '../insert-coupon';
import { createCouponCommands } from './coupon-commands';

/** Options of `add` as they were typed. */
export interface CouponWords {
  readonly percent?: string | undefined;
  readonly category?: string | undefined;
  readonly amount?: string | undefined;
  readonly 'free-delivery'?: boolean | undefined;
  readonly minimum?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly uses?: string | undefined;
  readonly 'price-list'?: string | undefined;
}

interface CouponsCommand extends Pick<Database, 'db'> {
  /** `add`, `list` or `end`. */
  readonly command: string | undefined;
  /** What follows it: a code. */
  readonly words: readonly string[];
  readonly options: CouponWords;
  readonly say: (line: string) => void;
}

/** Runs one of the commands for promo codes; false for anything else. What cannot be done is raised. */
export async function runCouponsCommand({ db, command, words, options, say }: CouponsCommand): Promise<boolean> {
  const commands = createCouponCommands({ db });
  const [typed, ...rest] = words;
  if (rest.length > 0) return false;
  if (command === 'list' && typed === undefined) {
    const lines = await commands.list();
    for (const line of lines) say(line);
    if (lines.length === 0) say('There are no coupons');
    return true;
  }
  if (typed === undefined) return false;
  const code = typed.toUpperCase();
  switch (command) {
    case 'add':
      if (!COUPON_CODE.test(code)) throw new Error('A code has 3 to 30 letters, digits and hyphens');
      await commands.add(code, { benefit: benefitOf(options), limits: limitsOf(options) });
      say(`${code} is a promo code now`);
      return true;
    case 'end':
      await commands.end(code);
      say(`${code} is not valid any more`);
      return true;
    default:
      return false;
  }
}

function benefitOf(options: CouponWords): CouponBenefit {
  const { percent, category, amount } = options;
  const isFree = options['free-delivery'] ?? false;
  const chosen = [percent !== undefined, amount !== undefined, isFree].filter(Boolean);
  if (chosen.length !== 1) throw new Error('A coupon has one of --percent, --amount and --free-delivery');
  if (category !== undefined && percent === undefined) throw new Error('--category goes with --percent');
  if (percent !== undefined) {
    const value = wholeNumber('--percent', percent);
    if (value > 100) throw new Error('--percent takes 100 at most');
    return { kind: 'PERCENT', percent: value, category: category ?? null };
  }
  return amount === undefined ? { kind: 'FREIGHT' } : { kind: 'AMOUNT', amount: typedCents('--amount', amount) };
}

function limitsOf(options: CouponWords): CouponLimits {
  const { minimum, from, until, uses } = options;
  const priceList = options['price-list'];
  if (from !== undefined && until !== undefined && day('--until', until) < day('--from', from))
    throw new Error('--until lies before --from');
  return {
    ...(minimum === undefined ? {} : { minimum: typedCents('--minimum', minimum) }),
    ...(from === undefined ? {} : { startsOn: day('--from', from) }),
    ...(until === undefined ? {} : { endsOn: day('--until', until) }),
    ...(uses === undefined ? {} : { maxUses: wholeNumber('--uses', uses) }),
    ...(priceList === undefined ? {} : { priceList }),
  };
}

function wholeNumber(option: string, typed: string): number {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new Error(`${option} takes a whole number above 0`);
  return Number(typed);
}

function day(option: string, typed: string): string {
  const moment = new Date(`${typed}T00:00:00Z`);
  // 31 April would be 1 May.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== typed)
    throw new Error(`${option} takes a day, such as 2027-03-31`);
  return typed;
}
