export { type CallOptions, createOdooClient, type OdooClient, type OdooClientOptions } from './odoo-client';
export { isOdooOutage, OdooError, type OdooErrorKind } from './odoo-error';
export type { OdooAccess, OdooArguments } from './transport';
