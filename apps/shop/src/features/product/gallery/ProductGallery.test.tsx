import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { tinted } from '../buy/finish-tints.css';
import * as styles from './gallery.css';
import { ProductGallery } from './ProductGallery';

afterEach(cleanup);

const [picture] = sampleProduct().mediaGallery;

/** Classes of the large picture. */
function classesOf(changes: { kind: 'BOARD' | 'PHOTO'; isIllustration: boolean }): string {
  if (!picture) throw new Error('The sample product has a picture');
  cleanup();
  const product = sampleProduct({ mediaGallery: [{ ...picture, alt: 'Bild', ...changes }] });
  render(<ProductGallery locale="de" product={product} />);
  return screen.getByRole('img', { name: 'Bild' }).className;
}

it('draws what is no wood as a whole; a photograph fills the frame, in its own colours', () => {
  expect(classesOf({ kind: 'BOARD', isIllustration: true })).toBe(`${styles.image} ${tinted}`);
  expect(classesOf({ kind: 'PHOTO', isIllustration: true })).toBe(styles.wholeImage);
  expect(classesOf({ kind: 'PHOTO', isIllustration: false })).toBe(styles.image);
});
