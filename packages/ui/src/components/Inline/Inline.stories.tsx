import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from './Inline';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: [<p key="a">Larch</p>, <p key="b">Douglas</p>, <p key="c">Oak</p>] },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
