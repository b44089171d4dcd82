import { cookies } from 'next/headers';
import { decodeFlash, FLASH_COOKIE, FLASH_PARAM, type FormFlash } from './form-flash';

/** The query of a page. */
export type PageQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** The refused form that a page was sent back with. */
export async function loadFlash(query: PageQuery): Promise<FormFlash | undefined> {
  const id = (await query)[FLASH_PARAM];
  return typeof id === 'string' ? decodeFlash((await cookies()).get(FLASH_COOKIE)?.value, id) : undefined;
}
