import { describeCarts } from '../../ports/contracts/cart.contract';
import { describeCheckout } from '../../ports/contracts/checkout.contract';
import { describeEveryKind } from '../../ports/contracts/every-kind.contract';
import { describeFinishedCarts } from '../../ports/contracts/finished-cart.contract';
import { describeOwnership } from '../../ports/contracts/ownership.contract';
import { startOdoo } from './testing/start-odoo';

describeCarts('the Odoo back-end', startOdoo);
describeFinishedCarts('the Odoo back-end', startOdoo);
describeEveryKind('the Odoo back-end', startOdoo);
describeCheckout('the Odoo back-end', startOdoo);
describeOwnership('the Odoo back-end', startOdoo);
