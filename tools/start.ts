import { buildWorkspaces, SHOP_WITH_SERVERS } from './build/build-workspaces.ts';
import { runShop } from './stack/run-shop.ts';

await runShop({
  mode: 'production',
  build: () => buildWorkspaces(SHOP_WITH_SERVERS),
});
