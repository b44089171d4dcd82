import type { Locale } from '@geven/timber';
import type { MailPicture } from './mail-picture';

/** A label with its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Where a page of the shop is. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/** A heading with the lines below it. */
export interface TextBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A step of what happens next. */
export interface ProcessStation {
  readonly label: string;
  /** Its days, or that it is now; null where nobody knows. */
  readonly when: string | null;
  readonly isNow: boolean;
}

/** What happens next, from now on. */
export interface Process {
  readonly title: string;
  readonly stations: readonly ProcessStation[];
}

/** What is around the words of every mail. */
export interface MailFrameContent {
  readonly locale: Locale;
  readonly logotype: MailPicture | null;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly footer: readonly string[];
  /** Pages of the shop that belong to every mail. */
  readonly pages: readonly PageLink[];
}
