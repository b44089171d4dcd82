import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { ProductCard } from '../ProductCard/ProductCard';
import { SectionDrawing } from '../SectionDrawing/SectionDrawing';
import { StockMark } from '../StockMark/StockMark';
import { ProductGrid } from './ProductGrid';

const woods = [
  { name: 'Bangkirai', color: '#AE7A44', thickness: 25 },
  { name: 'Larch', color: '#D9A066', thickness: 28 },
  { name: 'Ipé', color: '#5F4330', thickness: 21 },
  { name: 'Garapa', color: '#C9A25C', thickness: 35 },
];

const meta = {
  title: 'Cards/ProductGrid',
  component: ProductGrid,
  args: {
    label: 'Decking',
    widest: 145,
    children: woods.map(({ name, color, thickness }) => (
      <ProductCard
        action={
          <Button size="small" variant="secondary">
            Sample
          </Button>
        }
        href={`#${name}`}
        key={name}
        kind="Decking board, smooth"
        name={name}
        picture={
          <div
            style={{
              width: 'calc(145 * var(--kit-section-scale) * 1px)',
              height: 268,
              forcedColorAdjust: 'none',
              background: color,
            }}
          />
        }
        prices={[
          { amount: '€ 80,44', unit: '/m²' },
          { amount: '€ 12,07', unit: '/m' },
        ]}
        section={
          <SectionDrawing grain={color} hasDimensions profile="smooth" reserve={35} thickness={thickness} width={145} />
        }
        size={`${thickness} × 145 mm`}
        stock={<StockMark state="in-stock">Delivery from 27 Nov</StockMark>}
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const FourColumns: Story = { args: { columns: 4 } };

/** What has no section, beside what has one: its picture is as high as both. */
export const OneWithoutSection: Story = {
  args: {
    children: [
      <ProductCard
        href="#joist"
        key="joist"
        name="Joist"
        picture={<div style={{ height: 190, forcedColorAdjust: 'none', background: '#AE7A44' }} />}
        prices={[{ amount: '€ 12,07', unit: '/m' }]}
        section={<SectionDrawing grain="#AE7A44" hasDimensions profile="square" thickness={70} width={70} />}
      />,
      <ProductCard
        href="#screws"
        key="screws"
        name="Screws"
        picture={<div data-testid="alone" style={{ forcedColorAdjust: 'none', background: '#5F4330' }} />}
        prices={[{ amount: '€ 11,78', unit: 'per box' }]}
      />,
    ],
  },
  play: ({ canvas, canvasElement }) => {
    const height = (part: Element | null | undefined) => part?.getBoundingClientRect().height ?? 0;
    const bottom = height(canvasElement.querySelector('svg')?.parentElement);
    expect(bottom).toBeGreaterThan(70);
    expect(height(canvas.getByTestId('alone'))).toBeGreaterThan(190 + bottom / 2);
  },
};
