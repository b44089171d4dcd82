/** Where a guest's forms about an order go: the address of the order is asked before anything changes. */
export const REQUEST_CHANGE = '/api/order/change';
