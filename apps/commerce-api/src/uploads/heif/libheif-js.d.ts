declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean | number;
    get_width(): number;
    get_height(): number;
    /** Fills the pixels, RGBA; calls back with null where the picture cannot be read. */
    display(
      place: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void;
    free(): void;
  }
  const libheif: { readonly HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } };
  export default libheif;
}
