export { accountQueries } from './account/account-queries';
export { cartQueries } from './cart/cart-queries';
export { catalogueQueries } from './catalogue/catalogue-queries';
export { checkoutQueries } from './checkout/checkout-queries';
