import type { Fact, MailFrameContent, PageLink } from '../mail-content';

/** Everything that a short mail says, in the reader's language. */
export interface LetterContent extends MailFrameContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the paragraphs are about, below them. */
  readonly facts: readonly Fact[];
  /** The one thing to do; null where there is none. */
  readonly button: PageLink | null;
  /** In smaller letters below it. */
  readonly note: string | null;
}
