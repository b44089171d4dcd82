import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: [<p key="a">Larch</p>, <p key="b">Douglas</p>, <p key="c">Oak</p>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const AsList: Story = {
  args: { as: 'ul', gap: 2, children: ['Larch', 'Douglas'].map((name) => <li key={name}>{name}</li>) },
};
