/** A picture that a source has. */
export interface StoredPicture {
  /** Another one for another content, of the characters 0–9 and a–z; part of addresses that are kept for ever. */
  readonly version: string;
  /** Whether reading it waits for another host, whose slowness must not hold up the pictures that are here. */
  readonly isRemote?: boolean;
  /** Its file, whatever that is: who reads it must not trust it. Null when it has gone meanwhile. */
  read(): Promise<Buffer | null>;
}

/** Where pictures come from: our illustrations, a folder of photographs, Odoo, the content service. */
export interface PictureSource {
  /** The picture of that path, which keeps to the grammar of `parsePictureAddress`; null when this source has none. */
  find(path: string): Promise<StoredPicture | null>;
}
