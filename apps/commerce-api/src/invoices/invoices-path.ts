/** Where the files of invoices are: `/api/invoices/RE2026-00001.pdf`. */
export const INVOICES_PATH = '/api/invoices/';
