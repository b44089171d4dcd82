/** A picture in memory: rows of red, green, blue bytes. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}
