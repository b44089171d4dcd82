import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PiecesField } from './PiecesField';

const meta = {
  title: 'Fields/PiecesField',
  component: PiecesField,
  args: { label: 'Pieces, 4.85 m', decreaseLabel: 'One less', increaseLabel: 'One more' },
} satisfies Meta<typeof PiecesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 24 } };
export const Maximum: Story = { args: { defaultValue: 9999 } };
export const Invalid: Story = { args: { defaultValue: 9, isInvalid: true } };
export const Packs: Story = { args: { step: 5, defaultValue: 5, label: 'Pieces, packs of 5', isLabelHidden: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(1);
  },
};
