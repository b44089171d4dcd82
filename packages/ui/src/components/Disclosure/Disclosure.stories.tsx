import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Lists/Disclosure',
  component: Disclosure,
  args: { summary: 'Species', children: 'European larch' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Row: Story = { args: { variant: 'row', summary: '5 items, € 2.782,88' } };
export const AsButton: Story = { args: { variant: 'button', summary: 'Ask a question', children: 'A form' } };
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Species'));
    await expect(canvas.getByText('European larch')).toBeVisible();
  },
};
