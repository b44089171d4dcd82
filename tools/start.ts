import { buildWorkspaces } from './build/build-workspaces.ts';
import { runShop } from './stack/run-shop.ts';

await runShop({
  mode: 'production',
  build: () => buildWorkspaces(['@geven/shop', '@geven/commerce-api', '@geven/sandbox']),
});
