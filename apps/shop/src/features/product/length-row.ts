/** A length of a board as the table shows it. Net cents, mm, grams, days. */
export interface LengthRow {
  readonly id: number;
  readonly name: string;
  readonly length: number | null;
  readonly isSample: boolean;
  readonly price: number;
  readonly weight: number;
  readonly stock: number;
  readonly saleDelay: number;
  /** Earliest day of arrival, ready to be shown. */
  readonly from: string;
  /** Pieces that were entered before. */
  readonly pieces: number;
}

/** Words of the length table; `#` stands for what only the browser knows. */
export interface LengthTexts {
  readonly caption: string;
  readonly length: string;
  readonly article: string;
  readonly stock: string;
  readonly pricePerPiece: string;
  readonly pieces: string;
  readonly sum: string;
  readonly piecesOf: string;
  readonly decrease: string;
  readonly increase: string;
  readonly lowStock: string;
  readonly from: string;
  readonly totalPieces: string;
  readonly totalMetres: string;
  readonly totalArea: string;
  readonly totalWeight: string;
  readonly delivery: string;
  readonly priceNote: string;
  readonly add: string;
  readonly added: string;
  readonly toCart: string;
  readonly forklift: string;
  readonly dismiss: string;
  readonly notifications: string;
}
