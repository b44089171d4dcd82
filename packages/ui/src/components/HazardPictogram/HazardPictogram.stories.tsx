import type { Meta, StoryObj } from '@storybook/react-vite';
import { HazardPictogram } from './HazardPictogram';
import { hazardPaths } from './hazard-paths';

const codes = Object.keys(hazardPaths) as (keyof typeof hazardPaths)[];

const meta = {
  title: 'Drawings/HazardPictogram',
  component: HazardPictogram,
  args: { code: 'GHS02', label: 'Flammable' },
} satisfies Meta<typeof HazardPictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flammable: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {codes.map((code) => (
        <HazardPictogram code={code} key={code} label={code} size={96} />
      ))}
    </div>
  ),
};
