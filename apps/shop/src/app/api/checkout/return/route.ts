import { returnFromBank } from '@/features/checkout/return-from-bank';

export const dynamic = 'force-dynamic';

export const GET = returnFromBank;
