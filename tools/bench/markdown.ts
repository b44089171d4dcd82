/** A table in Markdown. */
export const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A share as it is read: `97.5 %`. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
