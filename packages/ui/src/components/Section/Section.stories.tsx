import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { heading: 'Applications', children: 'Terrace, façade, fence, jetty' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { action: <Link href="#all">All categories</Link> } };
export const WithNote: Story = {
  args: { note: 'All boards in one scale.', action: <Link href="#all">38 products from stock</Link> },
};
