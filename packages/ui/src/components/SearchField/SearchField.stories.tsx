import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search', name: 'search', placeholder: '22 × 145 larch decking', buttonLabel: 'Search' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LabelShown: Story = { args: { isLabelShown: true, label: 'Number or project' } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
