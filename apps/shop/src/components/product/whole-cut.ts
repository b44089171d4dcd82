import type { PictureCut, PictureSize } from '@geven/odoo-sdk/pictures';

/** How what is no wood is cut: the whole drawing as large as its place allows, without the paper around it. */
export const wholeCut = (size: PictureSize) => ({ size, isWhole: true, isTrimmed: true }) satisfies PictureCut;
