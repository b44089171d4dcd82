import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

const meta = {
  title: 'Text/Icon',
  component: Icon,
  args: { name: 'cart', label: 'Cart' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(iconPaths) as (keyof typeof iconPaths)[]).map((name) => (
        <Icon key={name} label={name} name={name} size={24} />
      ))}
    </div>
  ),
};
