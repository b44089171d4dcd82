/** Euros with or without cents, as somebody typed them for an option or a word of a command, in cents. */
export function typedCents(of: string, typed: string): number {
  const [, euros = '', fraction = '00'] = /^(\d{1,6})(?:[.,](\d\d))?$/.exec(typed) ?? [];
  const amount = Number(`${euros}${fraction}`);
  if (euros === '' || amount === 0) throw new Error(`${of} takes euros, such as 25 or 7.50`);
  return amount;
}
