import type { CartLine } from '@geven/odoo-sdk';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineDrawing } from './LineDrawing';

const template = { thickness: null, width: null } as CartLine['template'];
const oil = { ...template, image: '/api/pictures/a1b2/accessories/oil-grey.webp' };
const widthOf = (amount: number) => {
  const { container } = render(<LineDrawing contents={{ amount, unit: 'MILLILITRE' }} template={oil} />);
  return Number(container.querySelector('svg')?.getAttribute('width'));
};

it('draws the one tin that was bought, larger where it holds more', () => {
  expect(widthOf(750)).toBeGreaterThan(20);
  expect(widthOf(2500)).toBeGreaterThan(widthOf(750));
  expect(widthOf(5000)).toBeGreaterThan(widthOf(2500));
});

it('shows the picture of what is no tin, and where the size is not known', () => {
  for (const image of ['/api/pictures/a1b2/accessories/cleaner-wood.webp', oil.image]) {
    const { container, unmount } = render(<LineDrawing template={{ ...template, image }} />);
    expect(container.querySelector('img')).toBeTruthy();
    unmount();
  }
});
