import { answerMenuPlate } from '@/lib/menu/answer-menu-plate';

export const dynamic = 'force-dynamic';

/** What the header's menu shows of a category when somebody goes to its entry. */
export const GET = answerMenuPlate;
