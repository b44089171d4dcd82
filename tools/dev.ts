import { buildWorkspaces, PACKAGES } from './build/build-workspaces.ts';
import { watchSchema, watchWorkspaces } from './build/watch-sources.ts';
import { runShop } from './stack/run-shop.ts';

await runShop({
  mode: 'development',
  build: () => buildWorkspaces([...PACKAGES, '@geven/commerce-api', '@geven/sandbox']),
  afterwards: (stack, options) => {
    watchWorkspaces(stack, options);
    watchSchema();
  },
});
