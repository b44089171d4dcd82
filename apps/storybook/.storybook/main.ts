import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { playAdyen } from './play-adyen';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const KIT = folder('packages/ui/src');
const SHOP = folder('apps/shop');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../../../packages/{ui,cms-blocks}/src/**/*.stories.tsx',
    '../../commerce-api/src/mails/**/*.stories.tsx',
    '../../shop/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Blocks are shown with the kit's sources, as its own stories are: there is one kit on the page, with one theme.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), playAdyen()],
      resolve: {
        alias: [
          { find: /^@geven\/ui\/([A-Z]\w+)$/, replacement: `${KIT}/components/$1/$1.tsx` },
          { find: /^@geven\/ui\/theme$/, replacement: `${KIT}/theme/theme.ts` },
          { find: /^@\//, replacement: `${SHOP}/src/` },
          { find: /^@messages\//, replacement: `${SHOP}/messages/` },
        ],
      },
    }),
};

export default config;
