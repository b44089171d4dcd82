import { invoiceFile } from '@/lib/account/invoice-file';

export const dynamic = 'force-dynamic';

/** Files of invoices, for whoever is logged in. */
export const GET = invoiceFile;
