import { describe, expect, it } from 'vitest';
import { fileNameProblem } from './file-names.ts';

describe('fileNameProblem', () => {
  it.each([
    'packages/ui/src/components/Button/Button.tsx',
    'packages/ui/src/components/Button/Button.css.ts',
    'packages/ui/src/components/Button/Button.test.tsx',
    'packages/timber/src/delivery-window.test.ts',
    'packages/timber/src/index.ts',
    'apps/shop/src/app/[locale]/not-found.tsx',
    'packages/odoo-sdk/src/cart/cart-add-multiple-items.graphql',
    'apps/shop/public/pictures/Any Name.js',
  ])('accepts %s', (path) => {
    expect(fileNameProblem(path)).toBeUndefined();
  });

  it.each([
    'packages/timber/src/deliveryWindow.ts',
    'apps/shop/src/lib/utils.ts',
    'apps/shop/src/features/cart/index.tsx',
    'apps/shop/src/features/cart/index.ts',
    'apps/shop/src/components/product_card.tsx',
    'apps/commerce-api/src/ports/Cart.ts',
  ])('refuses %s', (path) => {
    expect(fileNameProblem(path)).toBeTypeOf('string');
  });
});
