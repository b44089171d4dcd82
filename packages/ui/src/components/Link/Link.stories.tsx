import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#all', children: 'All categories' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Ink: Story = { args: { tone: 'ink' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
