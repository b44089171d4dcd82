import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 1, children: 'Timber for outdoors' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Section: Story = { args: { level: 2 } };
export const SizeApartFromLevel: Story = { args: { level: 2, size: 'subheading' } };
export const Display: Story = { args: { size: 'display' } };
