import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ERROR_MESSAGES, type ErrorCode } from '@geven/odoo-sdk';
import { z } from 'zod';

/** Cookie that names the refused form over its redirect. */
export const FLASH_COOKIE = 'form';
/** Seconds that the API keeps a form: long enough to fix a mistake after a telephone call. */
export const FLASH_MAX_AGE = 3600;

/** Query parameter that says which flash a page may show: without it an old one stays unseen. */
export const FLASH_PARAM = 'form';

const codes = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];
const formSchema = z.object({
  values: z.record(z.string(), z.string()),
  refusals: z.array(
    z.object({
      code: z.enum(codes),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      field: z.string().optional(),
    }),
  ),
});

const flashSchema = formSchema.extend({ id: z.string() });

/** Why a form was refused; `field` is the form's own name of the field, where one is to blame. */
export interface FormRefusal {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly field?: string | undefined;
}

/** A refused form: what was entered and why it was refused. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly refusals: readonly FormRefusal[];
}

/** A refused form as its page finds it. */
export interface FormFlash extends RefusedForm {
  readonly id: string;
}

/** Reads a form that the API kept; undefined for what this version of the shop does not understand. */
export function readRefusedForm(json: string): RefusedForm | undefined {
  try {
    return formSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Maximum number of characters of a value that are carried back, and of bytes of a cookie's value. */
const MAX_VALUE = 300;
const MAX_COOKIE = 3800;
const MAX_FLASH = 65_536;

/**
 * A flash as a cookie value, for when it cannot be kept on the server; of very long entries the end is cut, because
 * browsers drop cookies beyond 4 KB.
 */
export function encodeFlash(flash: FormFlash): string {
  for (const longest of [MAX_VALUE, 100, 40, 0]) {
    const values = Object.fromEntries(
      Object.entries(flash.values).map(([name, value]) => [name, value.slice(0, longest)]),
    );
    const encoded = deflateRawSync(JSON.stringify({ ...flash, values })).toString('base64url');
    if (encoded.length <= MAX_COOKIE) return encoded;
  }
  return '';
}

/** Reads a flash for the page that asks for it by its id; anything else is as if there were none. */
export function decodeFlash(cookie: string | undefined, id: string | undefined): FormFlash | undefined {
  if (!cookie || !id) return undefined;
  try {
    const json = inflateRawSync(Buffer.from(cookie, 'base64url'), { maxOutputLength: MAX_FLASH }).toString();
    const flash = flashSchema.safeParse(JSON.parse(json));
    return flash.success && flash.data.id === id ? flash.data : undefined;
  } catch {
    return undefined;
  }
}
