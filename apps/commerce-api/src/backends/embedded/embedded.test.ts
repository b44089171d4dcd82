import { describeCarts } from '../../ports/contracts/cart.contract';
import { describeCheckout } from '../../ports/contracts/checkout.contract';
import { describeEveryKind } from '../../ports/contracts/every-kind.contract';
import { describeFinishedCarts } from '../../ports/contracts/finished-cart.contract';
import { describeOwnership } from '../../ports/contracts/ownership.contract';
import { startEmbedded } from './testing/start-embedded';

describeCarts('the embedded back-end', startEmbedded);
describeFinishedCarts('the embedded back-end', startEmbedded);
describeEveryKind('the embedded back-end', startEmbedded);
describeCheckout('the embedded back-end', startEmbedded);
describeOwnership('the embedded back-end', startEmbedded);
