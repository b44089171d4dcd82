import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton/LinkButton';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: { heading: 'The cart is empty', children: <LinkButton href="#all">All products</LinkButton> },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = { args: { dimension: '0 pieces' } };
export const WithoutNumber: Story = { args: { layout: 'beside', heading: 'No orders yet' } };
export const BesideWords: Story = { args: { layout: 'beside', dimension: '0 pieces' } };
export const NotFound: Story = {
  args: { heading: 'This page was not found', headingLevel: 1, dimension: '404', note: '0 pieces' },
};
