// What pdfkit takes and its types do not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell. */
    scope?: 'Row' | 'Column';
    /** Left, top, right, bottom in points from the page's upper left corner. */
    bbox?: [number, number, number, number];
    placement?: 'Block' | 'Inline';
  }
}

declare namespace PDFKit {
  interface PDFDocument {
    openImage(file: Buffer): { readonly width: number; readonly height: number };
  }
}
