import type { Account } from '../../domain/accounts/account';
import { type CustomerData, exportedData, exportedOrder } from '../../domain/accounts/exported-data';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { mailing } from '../../domain/contact/mailings';
import type { Accounts } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { BegunExport, DataExports } from '../../ports/data-exports';
import { customersFiles, type FileContent, type Files } from '../../ports/files';
import type { Jobs } from '../../ports/jobs';
import type { Leads } from '../../ports/leads';
import type { Newsletters } from '../../ports/newsletters';
import type { Passkeys } from '../../ports/passkeys';
import type { Withdrawals } from '../../ports/withdrawals';
import type { Devices } from '../../sessions/devices';

interface MakeOptions extends Pick<BackendPorts, 'customers' | 'addressBook' | 'carts' | 'orders' | 'quotations'> {
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly dataExports: Pick<DataExports, 'begin' | 'finish'>;
  readonly devices: Pick<Devices, 'list'>;
  readonly passkeys: Pick<Passkeys, 'list'>;
  readonly withdrawals: Pick<Withdrawals, 'ofCustomer'>;
  readonly leads: Pick<Leads, 'ofCustomer'>;
  readonly newsletters: Pick<Newsletters, 'ofAddress' | 'proofOf'>;
  readonly files: Pick<Files, 'put' | 'remove'>;
  readonly clock: Clock;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a customer has to fetch it. */
const EXPORT_LIFE_MS = 7 * DAY_MS;

/** Puts a customer's data into a file and tells the customer that it is there; nothing once nobody waits for it. */
export function createMakeDataExport(options: MakeOptions) {
  const { dataExports, files, orders, clock } = options;
  return async function makeDataExport({ requestId }: Jobs['export-data']): Promise<void> {
    const begun = await dataExports.begin(requestId);
    const data = begun && (await readCustomer(options, begun));
    if (!data) return;
    const now = clock.now();
    const { customerId } = begun.shopper;
    const owner = customersFiles(customerId);
    const expiresAt = new Date(now.getTime() + EXPORT_LIFE_MS);
    const name = `geven-${now.toISOString().slice(0, 10)}.json`;
    const content = asJson(exportedData(data, now), orders.ofCustomer(customerId));
    const key = await files.put(content, { owner, name, contentType: 'application/json', expiresAt });
    // Another one was asked for meanwhile, or the customer has gone.
    if (!(await dataExports.finish(requestId, { key, expiresAt }))) await files.remove(key, owner);
  };
}

async function readCustomer(options: MakeOptions, { accountId, shopper }: BegunExport): Promise<CustomerData | null> {
  const { accounts, customers, addressBook, devices, passkeys, withdrawals, leads, carts, quotations } = options;
  const account = await accounts.byId(accountId);
  if (!account) return null;
  return {
    account,
    profile: await customers.profile(shopper.customerId),
    priceList: shopper.priceList,
    addresses: await addressBook.list(shopper),
    devices: await devices.list(shopper.customerId),
    passkeys: await passkeys.list(shopper.customerId),
    withdrawals: await withdrawals.ofCustomer(shopper.customerId),
    leads: await leads.ofCustomer(shopper.customerId),
    subscriptions: await readSubscriptions(options, account),
    cart: await carts.load(shopper),
    quotations: (await quotations?.ofCustomer(shopper.customerId)) ?? [],
  };
}

/** A customer has the newsletters of an address that is proven: anybody may have typed in another one. */
async function readSubscriptions({ newsletters }: MakeOptions, { emailKey, isConfirmed, locale }: Account) {
  const subscriptions = isConfirmed ? await newsletters.ofAddress(emailKey) : [];
  return await Promise.all(
    subscriptions.map(async (subscription) => ({
      subscription,
      newsletter: mailing(subscription.mailingId, locale)?.name ?? '',
      proof: await newsletters.proofOf(subscription.id),
    })),
  );
}

/** One object in JSON whose last entry are the orders, one after the other. */
async function* asJson(data: object, orders: AsyncIterable<PlacedOrder>): FileContent {
  yield `${JSON.stringify(data, null, 2).slice(0, -2)},\n  "orders": [`;
  let separator = '\n';
  for await (const order of orders) {
    yield separator + indented(exportedOrder(order));
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

const indented = (value: object) => JSON.stringify(value, null, 2).replaceAll(/^/gm, '    ');
