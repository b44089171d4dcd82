import { describeAccounts } from '../contracts/account.contract';
import { describeCarts } from '../contracts/cart.contract';
import { describeCheckout } from '../contracts/checkout.contract';
import { describeEveryKind } from '../contracts/every-kind.contract';
import { describeFinishedCarts } from '../contracts/finished-cart.contract';
import { describeOwnership } from '../contracts/ownership.contract';
import { describePriceLists } from '../contracts/price-list.contract';
import { describeKnownCustomers } from './customers/known-customers.contract';
import { startRecorded } from './testing/recorded-contracts';

describeCarts('the Odoo backend', startRecorded('cart'));
describeFinishedCarts('the Odoo backend', startRecorded('finished-cart'));
describeEveryKind('the Odoo backend', startRecorded('every-kind'));
describeCheckout('the Odoo backend', startRecorded('checkout'));
describeOwnership('the Odoo backend', startRecorded('ownership'));
describeAccounts('the Odoo backend', startRecorded('account'));
describeKnownCustomers('the Odoo backend', startRecorded('known-customers'));
describePriceLists('the Odoo backend', startRecorded('price-list'));
