import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../../../packages/{ui,cms-blocks}/src/**/*.stories.tsx',
    '../../commerce-api/src/mails/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
