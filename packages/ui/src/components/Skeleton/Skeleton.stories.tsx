import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  args: { count: 3, label: 'Loading' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Picture: Story = { args: { width: '217px', height: '268px', count: 1 } };
