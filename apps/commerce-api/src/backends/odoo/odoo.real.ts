import { describeCarts } from '../contracts/cart.contract';
import { describeCheckout } from '../contracts/checkout.contract';
import { describeEveryKind } from '../contracts/every-kind.contract';
import { describeFinishedCarts } from '../contracts/finished-cart.contract';
import { describeOwnership } from '../contracts/ownership.contract';
import { startOdoo } from './testing/start-odoo';

describeCarts('the Odoo back-end', startOdoo);
describeFinishedCarts('the Odoo back-end', startOdoo);
describeEveryKind('the Odoo back-end', startOdoo);
describeCheckout('the Odoo back-end', startOdoo);
describeOwnership('the Odoo back-end', startOdoo);
