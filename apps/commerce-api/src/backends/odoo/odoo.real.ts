import { describeCarts } from '../../ports/contracts/cart.contract';
import { describeCheckout } from '../../ports/contracts/checkout.contract';
import { startOdoo } from './testing/start-odoo';

describeCarts('the Odoo back-end', startOdoo);
describeCheckout('the Odoo back-end', startOdoo);
