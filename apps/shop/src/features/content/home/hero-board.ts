/** The board on the picture across the first page: what finds it in the range, and the section that it was drawn with. */
export const HERO_BOARD = {
  search: '28x145',
  filters: [
    { attribute: 'specie', values: ['larch-european'] },
    { attribute: 'profile', values: ['smooth'] },
  ],
  /** mm. */
  thickness: 28,
  width: 145,
} as const;
