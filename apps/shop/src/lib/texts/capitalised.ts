/** Values of attributes are words inside a sentence in their table: here they begin a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
