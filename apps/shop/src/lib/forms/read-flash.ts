import { cookies, headers } from 'next/headers';
import type { PageQuery } from '../pages/page';
import { FLASH_COOKIE, FLASH_PARAM, type FormFlash } from './form-flash';
import { findForm } from './kept-form';

/** The refused form that a page was sent back with. */
export async function readFlash(query: PageQuery): Promise<{ flash: FormFlash | undefined }> {
  const id = query[FLASH_PARAM];
  if (typeof id !== 'string') return { flash: undefined };
  return { flash: await findForm(id, (await cookies()).get(FLASH_COOKIE)?.value, await headers()) };
}
