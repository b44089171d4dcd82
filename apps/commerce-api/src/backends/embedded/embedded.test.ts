import { describeCarts } from '../contracts/cart.contract';
import { describeCheckout } from '../contracts/checkout.contract';
import { describeEveryKind } from '../contracts/every-kind.contract';
import { describeFinishedCarts } from '../contracts/finished-cart.contract';
import { describeOwnership } from '../contracts/ownership.contract';
import { startEmbedded } from './testing/start-embedded';

describeCarts('the embedded back-end', startEmbedded);
describeFinishedCarts('the embedded back-end', startEmbedded);
describeEveryKind('the embedded back-end', startEmbedded);
describeCheckout('the embedded back-end', startEmbedded);
describeOwnership('the embedded back-end', startEmbedded);
