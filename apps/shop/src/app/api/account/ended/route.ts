import { leaveEndedLogin } from '@/lib/account/ended-login';

export const dynamic = 'force-dynamic';

/** A page of a customer whose login has ended comes here. */
export const GET = leaveEndedLogin;
