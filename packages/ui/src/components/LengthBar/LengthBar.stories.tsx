import type { Meta, StoryObj } from '@storybook/react-vite';
import { LengthBar } from './LengthBar';

const meta = {
  title: 'Drawings/LengthBar',
  component: LengthBar,
  args: { length: 4850, longest: 4850, grain: '#AE7A44' },
} satisfies Meta<typeof LengthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Longest: Story = {};
export const Shorter: Story = { args: { length: 1850 } };

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 145 180' width='145' height='180'%3E%3Crect width='145' height='180' fill='%23AE7A44'/%3E%3Cpath d='M20 0q9 90 0 180M48 0q14 90 0 180M58 0q8 90 0 180M64 0q4 90 0 180M90 0q-8 90 0 180M120 0q-9 90 0 180' stroke='%236B4423' stroke-width='4' fill='none'/%3E%3C/svg%3E";

/** Cut out of the picture of its face. */
export const OfAFace: Story = { args: { face, length: 3600 } };
