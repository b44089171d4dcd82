import { linkCookieName } from '../device/link-cookie-name';
import { ROUTES } from '../routing/routes';

/** The cookies that hold the token of a link in a mail, from the visit until the form is sent. */
export const NEW_PASSWORD_LINK = ROUTES.newPassword.linkCookie;
export const CONFIRM_EMAIL_LINK = ROUTES.confirmEmail.linkCookie;
export const EMAIL_CHANGE_LINK = ROUTES.emailChange.linkCookie;
export const NEW_EMAIL_LINK = ROUTES.newEmail.linkCookie;
export const KEEP_ACCOUNT_LINK = ROUTES.keepAccount.linkCookie;
export const ORDER_CHANGE_LINK = ROUTES.orderChange.linkCookie;

/** The cookie that holds the token of the link of an order (DB-08). */
export const orderLinkCookie = (orderId: string | number): string => linkCookieName(ROUTES.order.linkCookie, orderId);
