import { readFile } from 'node:fs/promises';
import { todayInBerlin } from '@geven/timber';
import { z } from 'zod';
import { type CurrentFreightRates, type FreightRates, ratesOn } from '../domain/checkout/freight-rates';
import type { Clock } from '../ports/clock';
import { freightFileSchema } from './freight-file';
import defaultFile from './freight-rates.json' with { type: 'json' };

/**
 * The rate card that the clock asks for, out of a file or, without one, of ours. Fails with every fault of the file
 * named, and where none of its editions counts yet.
 */
export async function readFreightRates(clock: Clock, file?: string): Promise<CurrentFreightRates> {
  const editions = file === undefined ? DEFAULT_EDITIONS : parseFreightFile(await readJson(file), file);
  const current = () => {
    const rates = ratesOn(editions, todayInBerlin(clock.now()));
    if (!rates) throw new Error(`The freight file ${file ?? ''} has no edition that is valid today`);
    return rates;
  };
  current();
  return current;
}

/** Our own rate cards. */
export const DEFAULT_EDITIONS = parseFreightFile(defaultFile, 'freight-rates.json');

/** The editions of a file's content. */
export function parseFreightFile(content: unknown, file: string): readonly FreightRates[] {
  const result = freightFileSchema.safeParse(content);
  if (!result.success) throw new Error(`The freight file ${file} is wrong\n${z.prettifyError(result.error)}`);
  return result.data;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The freight file ${file} cannot be read: ${String(cause)}`, { cause });
  }
}
