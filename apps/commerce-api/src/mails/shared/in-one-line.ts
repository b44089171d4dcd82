const SPACE = '\u00a0';

/** A text in one line, whatever it says. */
export const inOneLine = (text: string): string => text.replaceAll(' ', SPACE);
