import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Planed on all sides, edges eased to 3 mm.', isMeasured: true },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };
export const Lead: Story = { args: { size: 'lead' } };
export const Warning: Story = { args: { tone: 'warning', weight: 'medium' } };
