import { z } from 'zod';

/** Environment variables as they were found. */
export type Variables = Readonly<Record<string, unknown>>;

/** Reads variables, an empty one as unset; fails with every bad one named. */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, variables: Variables): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  return result.data;
}
