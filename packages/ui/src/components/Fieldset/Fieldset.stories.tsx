import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link';
import { TextField } from '../TextField/TextField';
import { Fieldset } from './Fieldset';

const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset,
  args: { legend: 'Contact', children: <TextField label="Email" type="email" /> },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = {
  args: { aside: <Link href="#login">Log in</Link>, description: 'For the delivery note' },
};
