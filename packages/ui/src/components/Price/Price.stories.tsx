import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price';

const meta = {
  title: 'Numbers/Price',
  component: Price,
  args: { amount: '€ 80,44', unit: '/m²' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'figureLarge', caption: 'laid with 5 mm joints' } };
export const Small: Story = { args: { size: 'figureSmall' } };
export const From: Story = { args: { amount: '€ 19,97', prefix: 'from', unit: '/l', caption: '1 can of 5 l' } };
export const Reduced: Story = { args: { was: '€ 92,10', wasLabel: 'Before:' } };
