/** How many of the newest quotations, and of the newest invoices, the first page of the dashboard shows; orders have as many. */
export const LATEST = 3;
