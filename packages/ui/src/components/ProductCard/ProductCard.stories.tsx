import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Ribbon } from '../Ribbon/Ribbon';
import { SectionDrawing } from '../SectionDrawing/SectionDrawing';
import { StockMark } from '../StockMark/StockMark';
import { Unit } from '../Unit/Unit';
import { ProductCard } from './ProductCard';

const meta = {
  title: 'Cards/ProductCard',
  component: ProductCard,
  args: {
    href: '#bangkirai',
    name: 'Bangkirai',
    kind: 'Decking board, grooved',
    size: (
      <>
        25 × 145<Unit>mm</Unit> · 1,85–4,85<Unit>m</Unit>
      </>
    ),
    picture: (
      <div
        style={{
          width: 'calc(145 * var(--kit-section-scale) * 1px)',
          height: 268,
          forcedColorAdjust: 'none',
          background: '#AE7A44',
        }}
      />
    ),
    section: <SectionDrawing grain="#AE7A44" hasDimensions profile="grooved" reserve={35} thickness={25} width={145} />,
    prices: [
      { amount: '€ 80,44', unit: '/m²' },
      { amount: '€ 12,07', unit: '/m' },
    ],
    stock: <StockMark state="in-stock">Delivery from 27 Nov</StockMark>,
    action: (
      <Button size="small" variant="secondary">
        Sample
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 355 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = {
  args: { stock: <StockMark state="low">7 left</StockMark>, ribbon: <Ribbon>Express</Ribbon> },
};
export const WithoutPicture: Story = { args: { picture: undefined, section: undefined } };

/** 120 characters, of which half are one word, a price of five figures, and nothing in stock. */
export const LongNameAndPrice: Story = {
  args: {
    name: 'Terrassendielenunterkonstruktionsbefestigungsschraubenverpackung of thermally modified Scotch pine from northern Finland',
    prices: [
      { amount: '€ 12,345.67', unit: 'per piece, planed to order' },
      { amount: '€ 12,345.67', unit: '/m²' },
    ],
    stock: <StockMark state="none">Delivery from 12 Jan</StockMark>,
  },
};
/** A word that is read from right to left keeps to its place among those that are not. */
export const RightToLeftName: Story = { args: { name: 'Cedar ארז הלבנון 25 × 145' } };
