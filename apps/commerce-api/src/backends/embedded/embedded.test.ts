import { describeAccounts } from '../contracts/account.contract';
import { describeCarts } from '../contracts/cart.contract';
import { describeCheckout } from '../contracts/checkout.contract';
import { describeEveryKind } from '../contracts/every-kind.contract';
import { describeFinishedCarts } from '../contracts/finished-cart.contract';
import { describeOwnership } from '../contracts/ownership.contract';
import { describePriceLists } from '../contracts/price-list.contract';
import { describeVatIds } from '../contracts/vat-id.contract';
import { startEmbedded } from './testing/start-embedded';

describeCarts('the embedded backend', startEmbedded);
describeFinishedCarts('the embedded backend', startEmbedded);
describeEveryKind('the embedded backend', startEmbedded);
describeCheckout('the embedded backend', startEmbedded);
describeOwnership('the embedded backend', startEmbedded);
describeAccounts('the embedded backend', startEmbedded);
describePriceLists('the embedded backend', startEmbedded);
describeVatIds('the embedded backend', startEmbedded);
