import { describeAccounts } from '../contracts/account.contract';
import { describeCarts } from '../contracts/cart.contract';
import { describeCheckout } from '../contracts/checkout.contract';
import { describeEveryKind } from '../contracts/every-kind.contract';
import { describeFinishedCarts } from '../contracts/finished-cart.contract';
import { describeOnAccount } from '../contracts/on-account.contract';
import { describeOwnership } from '../contracts/ownership.contract';
import { describePayments } from '../contracts/payment.contract';
import { describePriceLists } from '../contracts/price-list.contract';
import { describeQuotations } from '../contracts/quotation.contract';
import { describeKnownCustomers } from './customers/known-customers.contract';
import { startReplayed } from './testing/recorded-contracts';

// The same contracts as on a real Odoo (odoo.real.ts), on what that answered when they were recorded.
describeCarts('the Odoo backend, replayed', startReplayed('cart'));
describeFinishedCarts('the Odoo backend, replayed', startReplayed('finished-cart'));
describeEveryKind('the Odoo backend, replayed', startReplayed('every-kind'));
describeCheckout('the Odoo backend, replayed', startReplayed('checkout'));
describeOnAccount('the Odoo backend, replayed', startReplayed('on-account'));
describeOwnership('the Odoo backend, replayed', startReplayed('ownership'));
describeAccounts('the Odoo backend, replayed', startReplayed('account'));
describeKnownCustomers('the Odoo backend, replayed', startReplayed('known-customers'));
describePayments('the Odoo backend, replayed', startReplayed('payment'));
describePriceLists('the Odoo backend, replayed', startReplayed('price-list'));
describeQuotations('the Odoo backend, replayed', startReplayed('quotation'));
