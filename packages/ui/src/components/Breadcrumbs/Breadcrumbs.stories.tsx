import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    homeLabel: 'Home',
    homeHref: '#home',
    items: [
      { label: 'Products', href: '#products' },
      { label: 'Decking', href: '#decking' },
      { label: 'Bangkirai 25 × 145' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone: a line ends with the stroke that parts two links, none begins with it. */
export const TwoLines: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const hasStroke = (side: string) => items.map((item) => getComputedStyle(item, side).content !== 'none');
    expect(hasStroke('::before')).toEqual([false, false, false, false]);
    expect(hasStroke('::after')).toEqual([true, true, true, false]);
  },
};
