import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: 'd5ee1af5ac727f948b6af115b75f8f61f2f9df393f2ede87c41686dad5879d1a',
  operationName: 'addAddress',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: 'a0c982a188396e8e4eb3bca6909f3a44164d9ade0d9c770ec4da847ced0ff100',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: 'd8f3a79de2b2f0ac959c636615a0b757d481646da4fac3a95477ecb335d3b945',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: '0dce6209d5b39469743187f50a76b037a1f3800eb01fa221eefd56c03c580134',
  operationName: 'cartUpdateMultipleItems',
  type: 'mutation',
};

export const checkPaymentTypeDocument: TrustedDocument<Types.CheckPaymentTypeMutation, Types.CheckPaymentTypeMutationVariables> = {
  id: '7e6e7249e2bd6136d2ce81699fd09016b90f9b1247dfb816f04fa75276e4cec8',
  operationName: 'checkPaymentType',
  type: 'mutation',
};

export const getCountriesDocument: TrustedDocument<Types.GetCountriesQuery, Types.GetCountriesQueryVariables> = {
  id: '6f8146edaf3f09374ccc384a056745ed1ee35d90f055bb8f2868eeaae0a3ac34',
  operationName: 'getCountries',
  type: 'query',
};

export const getPaymentConfirmationDocument: TrustedDocument<Types.GetPaymentConfirmationQuery, Types.GetPaymentConfirmationQueryVariables> = {
  id: '846a002a84843630be002226a12894a7a210c0977436c559dde06bb30fdc6916',
  operationName: 'getPaymentConfirmation',
  type: 'query',
};

export const getPaymentProvidersDocument: TrustedDocument<Types.GetPaymentProvidersQuery, Types.GetPaymentProvidersQueryVariables> = {
  id: '9f908d39c9268ce60a8ed84e31f69769156b9037c5488fb267e0d0cc22c842cd',
  operationName: 'getPaymentProviders',
  type: 'query',
};

export const getProductTemplateDocument: TrustedDocument<Types.GetProductTemplateQuery, Types.GetProductTemplateQueryVariables> = {
  id: '822e2f413cde7b37a6453ac3d0c739874e2b732cc0cadfcd37fd5be7b76bf15c',
  operationName: 'getProductTemplate',
  type: 'query',
};

export const getProductTemplatesListDocument: TrustedDocument<Types.GetProductTemplatesListQuery, Types.GetProductTemplatesListQueryVariables> = {
  id: '049fa2588d934d6b699f4d948b7b007e74d799862797b24e69a322313375af13',
  operationName: 'getProductTemplatesList',
  type: 'query',
};

export const getSearchResultsDocument: TrustedDocument<Types.GetSearchResultsQuery, Types.GetSearchResultsQueryVariables> = {
  id: 'fbcc0d78be5e50b2f5af68a0bceba44acc96ec2ab4b177354834c575a91f5dbd',
  operationName: 'getSearchResults',
  type: 'query',
};

export const getWebsiteCategoriesDocument: TrustedDocument<Types.GetWebsiteCategoriesQuery, Types.GetWebsiteCategoriesQueryVariables> = {
  id: '46e17bfda2cb892e114d07cf9bbc778e27372f996038db2b63ae1c94f3f87067',
  operationName: 'getWebsiteCategories',
  type: 'query',
};

export const getWebsiteCategoryDocument: TrustedDocument<Types.GetWebsiteCategoryQuery, Types.GetWebsiteCategoryQueryVariables> = {
  id: 'bef236da7818bea1b49ff0379f907cd44e3a124d4a14ff8ac315a879b3e0506c',
  operationName: 'getWebsiteCategory',
  type: 'query',
};

export const gevenCartLoadDocument: TrustedDocument<Types.GevenCartLoadQuery, Types.GevenCartLoadQueryVariables> = {
  id: 'd535cdad3eb652a9a242fb774bf2c2a02732d50e2f479265e79a77aa00f26980',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: 'c0c235e79248c293c9c3ac6d14a4bc11ba00de9eb6f925abf1465886791125b4',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: '033f7421473635adb522225d3d46d3c3720c66de2692590f56e0bed6c59b0540',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: '8580683aa7795d4079afdcd67a14f318e7a51178bb22c22be90a3f60da0f4b8b',
  operationName: 'setPostalCode',
  type: 'mutation',
};
