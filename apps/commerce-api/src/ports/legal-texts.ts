import type { Locale } from '@geven/timber';

/** Texts that the law wants an order to come with, on a durable medium. */
export const LEGAL_TEXT_NAMES = ['terms', 'withdrawal'] as const;
export type LegalTextName = (typeof LEGAL_TEXT_NAMES)[number];

/** A legal text as it was published. */
export interface LegalText {
  readonly name: LegalTextName;
  readonly content: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
}

/** The legal texts that hold now. */
export interface LegalTexts {
  /** Reads them; fails while they cannot be had. */
  read(locale: Locale): Promise<readonly LegalText[]>;
  /** What was read last, without waiting; null before. */
  latest(locale: Locale): readonly LegalText[] | null;
}
