export { mayBeAvif, PICTURES_PATH, type PictureRequest, parsePictureAddress } from './parse-picture-address';
export { type PictureCut, type PictureFormat, pictureAddress } from './picture-address';
export { denseSize, PICTURE_SIZES, type PictureSize } from './picture-sizes';
