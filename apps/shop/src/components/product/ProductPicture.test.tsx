import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductPicture } from './ProductPicture';

const picture = { src: '/api/pictures/a1/boards/ipe-grooved.webp', width: 900, height: 1010, colour: '#6b5238' };

it('shows a picture of the product list’s size, by the resizing path, twice as fine on dense screens (CM-11)', () => {
  render(<ProductPicture alt="Ipé" cut={{ size: '360x442', isSmart: true }} picture={picture} />);
  const image = screen.getByRole('img', { name: 'Ipé' });
  expect(image.getAttribute('src')).toBe(`${picture.src}/m/360x442/smart`);
  expect(image.getAttribute('srcset')).toBe(`${picture.src}/m/360x442/smart 1x, ${picture.src}/m/720x884/smart 2x`);
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('keeps its place free in the right shape and colour', () => {
  render(
    <>
      <ProductPicture alt="cut" cut={{ size: '73x90' }} picture={picture} />
      <ProductPicture alt="whole" cut={{ size: '620x0' }} isEager picture={picture} />
      <ProductPicture alt="fitted" cut={{ size: '171x210', isWhole: true }} picture={picture} />
    </>,
  );
  const place = (name: string) => {
    const image = screen.getByRole('img', { name });
    return [image.getAttribute('width'), image.getAttribute('height')].join(' × ');
  };
  expect([place('cut'), place('whole'), place('fitted')]).toEqual(['73 × 90', '620 × 696', '171 × 192']);
  expect(screen.getByRole('img', { name: 'whole' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img', { name: 'cut' }).style.backgroundColor).toBe('rgb(107, 82, 56)');
});
