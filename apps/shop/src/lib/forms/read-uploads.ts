import { z } from 'zod';
import { type KeptUploads, UPLOADS_FIELD } from './kept-uploads';

const schema = z.object({
  formId: z.uuid(),
  files: z.array(z.object({ token: z.string(), name: z.string(), bytes: z.number() })),
});

/** The files that a form's page held; null where there are none, and for what was changed by hand. */
export function readUploads(values: Readonly<Record<string, string>> | undefined): KeptUploads | null {
  try {
    return schema.safeParse(JSON.parse(values?.[UPLOADS_FIELD] ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The tokens that came with a form, for the call of the API. */
export const uploadTokens = (values: Readonly<Record<string, string>>): string[] =>
  readUploads(values)?.files.map(({ token }) => token) ?? [];
