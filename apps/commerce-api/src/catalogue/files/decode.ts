const UTF_16 = ['\xff\xfe', '\xfe\xff'];

/** The text of a file in UTF-8, without its byte order mark; raises an error that says how to save it instead. */
export function decode(file: Buffer): string {
  if (UTF_16.includes(file.subarray(0, 2).toString('latin1'))) throw new Error(`is UTF-16: ${ADVICE}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Error(`is not UTF-8: ${ADVICE}`);
  }
}

const ADVICE = 'save it as UTF-8 (in a spreadsheet "CSV UTF-8")';
