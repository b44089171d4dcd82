import { expect, it } from 'vitest';
import * as hooks from './index';
import * as queries from './queries';

it('pins what the package exports', () => {
  expect(Object.keys(hooks).sort()).toEqual([
    'SdkProvider',
    'useAccount',
    'useCart',
    'useCheckout',
    'useContact',
    'useDashboard',
    'useNewsletter',
    'usePayment',
    'usePersonalData',
    'useProducts',
    'useQuotations',
    'useSampleRequest',
    'useSdk',
    'useSearch',
  ]);
  expect(Object.keys(queries).sort()).toEqual([
    'accountQueries',
    'cartQueries',
    'catalogueQueries',
    'checkoutQueries',
    'contactQueries',
    'dashboardQueries',
    'quotationQueries',
  ]);
});
