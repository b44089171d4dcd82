/** Characters of `107312`, the shortest order number. */
const MIN_LENGTH = 6;

/** Whether a text may be an order number at all, `S107312` or `107312`: a shorter one needs no call of the API (CF-10). */
export const mayBeOrderNumber = (text: string): boolean => text.replaceAll(/\s/g, '').length >= MIN_LENGTH;
