import type { Locale } from '@geven/timber';

/** A label with its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A heading with the lines below it. */
export interface TextBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is around the words of every mail. */
export interface MailFrameContent {
  readonly locale: Locale;
  readonly brand: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly footer: readonly string[];
}
