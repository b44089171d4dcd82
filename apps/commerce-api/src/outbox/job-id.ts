import { createHash } from 'node:crypto';

/** The UUID that all jobs of a name and key have, so that the table's own key keeps the second one out. */
export function jobId(name: string, key: string): string {
  const bytes = createHash('sha256').update(`${name}\0${key}`).digest().subarray(0, 16);
  // Version 8 (own scheme) and variant, as RFC 9562 asks.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
