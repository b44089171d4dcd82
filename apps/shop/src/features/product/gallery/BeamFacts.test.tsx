import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { BeamFacts } from './BeamFacts';

afterEach(cleanup);

const [variant] = sampleProduct().productVariants;

/** Terms and what is said of them, of a post of 90 × 90 mm with this end grain. */
function factsOf(end: string): (string | null)[] {
  if (!variant) throw new Error('The sample product has a variant');
  const product = {
    productVariants: [{ ...variant, isSample: false, lengte: 3000, weight: 13_500 }],
    profile2: { slug: 'radius-3', name: 'gerundet (R 3 mm)' },
    end: { src: `/api/pictures/a1/ends/${end}.webp`, width: 1000, height: 1000, colour: '#b0824d' },
  };
  render(<BeamFacts locale="de" product={product} thickness={90} width={90} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ') ?? null);
}

it('says how large the section is, what a metre weighs and how its edges are (PD-24)', () => {
  expect(factsOf('douglas-beam').slice(0, 3)).toEqual(['81 cm²', '4,5 kg/m', 'gerundet (R 3 mm)']);
});

it('says that timber with its heart inside may crack, not of glued timber', () => {
  expect(factsOf('douglas-beam').at(-1)).toMatch(/kein Mangel/);
  cleanup();
  expect(factsOf('douglas-laminated')).toHaveLength(3);
});
