import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwatchRadio } from './SwatchRadio';

const oak = <span style={{ background: '#c9a27a' }} />;

const meta = {
  title: 'Fields/SwatchRadio',
  component: SwatchRadio,
  args: {
    name: 'finish',
    value: 'oiled',
    label: 'Oiled once',
    description: '+ € 0,78 /m, 8 days longer',
    swatch: oak,
  },
} satisfies Meta<typeof SwatchRadio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const WithoutSwatch: Story = { args: { swatch: undefined } };
export const Disabled: Story = { args: { disabled: true } };
