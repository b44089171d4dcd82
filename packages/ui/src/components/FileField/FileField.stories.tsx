import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './FileField';

const meta = {
  title: 'Fields/FileField',
  component: FileField,
  args: { label: 'Drawings', name: 'drawings', description: 'PDF, at most 10 MB', multiple: true },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** For pages that list the files themselves: the button speaks the page's language. */
export const OwnWords: Story = { args: { buttonLabel: 'Choose files', dropLabel: 'Drop files here' } };
export const WithError: Story = { args: { error: 'The files are too large' } };
