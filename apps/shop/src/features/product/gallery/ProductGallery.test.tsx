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

it('writes on drawn tins what each holds, in the order of their sizes (PD-01)', () => {
  const [variant] = sampleProduct().productVariants;
  if (!picture || !variant) throw new Error('The sample product has a picture and a variant');
  const tin = (amount: number) => ({
    ...variant,
    id: amount as typeof variant.id,
    contents: { amount, unit: 'MILLILITRE' as const, reference: 1000 },
  });
  const drawn = { ...picture, src: '/api/pictures/accessories/oil-larch', kind: 'PHOTO' as const };
  const packs = [5000, 750, 2500].map(tin);
  render(<ProductGallery locale="de" product={sampleProduct({ mediaGallery: [drawn], productVariants: packs })} />);
  const labels = screen.getAllByText(/^\d.*l$/).map(({ textContent }) => textContent);
  expect(labels).toEqual(['0,75 l', '2,5 l', '5 l'].map((label) => label.replace(' ', '\u00a0')));
});

/** What is written on a drawing, of a product that is sold in these variants. */
function sizesOn(drawing: string, variants: readonly string[] = [], locale: 'de' | 'en' = 'de'): (string | null)[] {
  const [variant] = sampleProduct().productVariants;
  if (!picture || !variant) throw new Error('The sample product has a picture and a variant');
  const drawn = { ...picture, src: `/api/pictures/a1b2/accessories/${drawing}.webp`, kind: 'PHOTO' as const };
  const productVariants = variants.map((name) => ({ ...variant, name, attributeLength: null }));
  const { container } = render(
    <ProductGallery locale={locale} product={sampleProduct({ mediaGallery: [drawn], productVariants })} />,
  );
  return [...container.querySelectorAll(`.${styles.drawnSize.split(' ')[0]}`)].map(({ textContent }) => textContent);
}

it('writes length and diameter on the drawing of a screw', () => {
  expect(sizesOn('screws-decking-5-5x60')).toEqual(['60\u00a0mm', 'Ø\u00a05,5\u00a0mm']);
  expect(sizesOn('screws-decking-5-5x60', [], 'en')).toContain('Ø\u00a05.5\u00a0mm');
});

it('writes on drawn fittings the sizes that are sold', () => {
  const anchor = (width: number) => `Betonpfostenanker ${width}\u00a0mm`;
  expect(sizesOn('brackets-post-anchor', [71, 121].map(anchor))).toEqual(['71\u00a0mm', '121\u00a0mm']);
  expect(sizesOn('brackets-joist-hanger', ['Balkenschuh 65 × 150 mm'])).toEqual(['65\u00a0mm', '150']);
});
