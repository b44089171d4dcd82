export { accountQueries } from './account/account-queries';
export { cartQueries } from './cart/cart-queries';
export { catalogueQueries } from './catalogue/catalogue-queries';
export { checkoutQueries } from './checkout/checkout-queries';
export { contactQueries } from './contact/contact-queries';
export { dashboardQueries } from './dashboard/dashboard-queries';
export { quotationQueries } from './quotations/quotation-queries';
