import { cookies } from 'next/headers';
import type { PageQuery } from '../pages/page';
import { decodeFlash, FLASH_COOKIE, FLASH_PARAM, type FormFlash } from './form-flash';

/** The refused form that a page was sent back with. */
export async function readFlash(query: PageQuery): Promise<{ flash: FormFlash | undefined }> {
  const id = query[FLASH_PARAM];
  return { flash: typeof id === 'string' ? decodeFlash((await cookies()).get(FLASH_COOKIE)?.value, id) : undefined };
}
