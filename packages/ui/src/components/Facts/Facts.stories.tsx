import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './Facts';

const meta = {
  title: 'Numbers/Facts',
  component: Facts,
  args: {
    items: [
      { label: 'Pieces', value: '30' },
      { label: 'Length', value: '129,30 m' },
      { label: 'Area laid', value: '19,40 m²' },
      { label: 'Weight', value: '454 kg' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ruled: Story = { args: { isRuled: true } };
export const Large: Story = { args: { size: 'large' } };
export const Largest: Story = { args: { isRuled: true, size: 'largest' } };
