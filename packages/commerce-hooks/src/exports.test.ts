import { expect, it } from 'vitest';
import * as hooks from './index';
import * as queries from './queries';

it('pins what the package exports', () => {
  expect(Object.keys(hooks).sort()).toEqual([
    'SdkProvider',
    'useCart',
    'useCheckout',
    'useProducts',
    'useSampleRequest',
    'useSdk',
    'useSearch',
  ]);
  expect(Object.keys(queries).sort()).toEqual(['cartQueries', 'catalogueQueries', 'checkoutQueries']);
});
