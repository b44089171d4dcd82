import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
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
    <Inline gap={4}>
      {(Object.keys(iconPaths) as (keyof typeof iconPaths)[]).map((name) => (
        <Icon key={name} label={name} name={name} size={24} />
      ))}
    </Inline>
  ),
};
