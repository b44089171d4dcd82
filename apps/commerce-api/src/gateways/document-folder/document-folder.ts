import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { MerchantDocument, MerchantDocumentRequest, MerchantDocuments } from '../../ports/merchant-documents';

const PART = /^[\w-]+$/;
const MAX_BYTES = 20 * 1024 * 1024;
const GONE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

/**
 * Files named `<item number>.<kind>.<language>.pdf`, the language left out when it is for all of them. The item number
 * may stop at any hyphen, then the file is for all products that begin so: `CL-WRC.declaration-of-performance.de.pdf` is
 * for all cladding of that species. The most exact name wins.
 */
export function openDocumentFolder(folder: string): MerchantDocuments {
  async function open(name: string): Promise<MerchantDocument | null> {
    try {
      // A link may lead out of the folder: what it leads to is not served.
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
      if (!file.startsWith(root + sep)) return null;
      const facts = await stat(file);
      if (!facts.isFile() || facts.size > MAX_BYTES) return null;
      const tag = createHash('sha256').update(`${name} ${facts.size} ${facts.mtimeMs}`).digest('hex').slice(0, 40);
      return { tag, read: () => readFile(file).catch(nullWhenGone) };
    } catch (error) {
      return nullWhenGone(error);
    }
  }

  return {
    async find(request) {
      for (const name of namesOf(request)) {
        const found = await open(name);
        if (found) return found;
      }
      return null;
    },
  };
}

/** The most exact name first. */
function namesOf({ itemNumber, slug, locale }: MerchantDocumentRequest): string[] {
  if (!PART.test(itemNumber) || !PART.test(slug)) return [];
  const parts = itemNumber.split('-');
  return parts.flatMap((_, dropped) => {
    const stem = parts.slice(0, parts.length - dropped).join('-');
    return [`${stem}.${slug}.${locale}.pdf`, `${stem}.${slug}.pdf`];
  });
}

function nullWhenGone(error: unknown): null {
  if (GONE.has((error as NodeJS.ErrnoException).code)) return null;
  throw error;
}
