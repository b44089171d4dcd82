import { menuPlateResponse } from '@/lib/menu/menu-plate-response';

export const dynamic = 'force-dynamic';

/** What the header's menu shows of a category when somebody goes to its entry. */
export const GET = menuPlateResponse;
