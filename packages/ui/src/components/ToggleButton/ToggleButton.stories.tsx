import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToggleButton } from './ToggleButton';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'DE', isPressed: true },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {};
export const NotPressed: Story = { args: { isPressed: false } };
