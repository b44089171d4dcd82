import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const KIT = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

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
  // Blocks are shown with the kit's sources, as its own stories are: there is one kit on the page, with one theme.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        alias: [
          { find: /^@geven\/ui\/([A-Z]\w+)$/, replacement: `${KIT}/components/$1/$1.tsx` },
          { find: /^@geven\/ui\/theme$/, replacement: `${KIT}/theme/theme.ts` },
        ],
      },
    }),
};

export default config;
