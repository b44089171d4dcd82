/** Shorter ones are refused for their length. */
const MIN_LENGTH = 8;

/** The passwords that everybody tries first, in small letters: about 18,000 of them (AU-13). */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  // Megabytes of text that only this set is made of.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH);
  return new Set(words.map((word) => word.toLowerCase()));
}
