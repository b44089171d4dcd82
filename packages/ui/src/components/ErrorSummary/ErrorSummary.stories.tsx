import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Please fill in all fields.', errors: [{ fieldId: 'phone', message: 'Phone is missing' }] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextField error="This field is required" id="phone" label="Phone" />
      </>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {};

export const Names: Story = {
  args: {
    areNames: true,
    errors: [
      { fieldId: 'email', message: 'Email' },
      { fieldId: 'phone', message: 'Phone' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextField error="Must be an email address" id="email" label="Email" />
      </>
    ),
  ],
  play: ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
  },
};
