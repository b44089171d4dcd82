import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceLinks } from './ChoiceLinks';

const meta = {
  title: 'Navigation/ChoiceLinks',
  component: ChoiceLinks,
  args: {
    label: 'View',
    items: [
      { label: 'Cards', href: '#cards', icon: 'grid', isCurrent: true },
      { label: 'Table', href: '#table', icon: 'list', isCurrent: false },
    ],
  },
} satisfies Meta<typeof ChoiceLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
