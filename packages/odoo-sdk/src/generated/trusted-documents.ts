import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: 'd5ee1af5ac727f948b6af115b75f8f61f2f9df393f2ede87c41686dad5879d1a',
  operationName: 'addAddress',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: '5ecc0b788174c4a0f3f357f50b51b242c5f509df3ee6b2d6962c79af50046d6a',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartClearDocument: TrustedDocument<Types.CartClearMutation, Types.CartClearMutationVariables> = {
  id: '92ce6785fbb4b97fb41324ba26a338dc57a365af371d9972bcdcefa3daffb755',
  operationName: 'cartClear',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: '95924b9af6468b85d8a0c2f1d1d676c4463c021160e4330a0c500c82d60dbdb3',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: '6cdedd023d35f55dbbff6d8c26b7b2fa05c3308e34a063db050e6a3c046876a6',
  operationName: 'cartUpdateMultipleItems',
  type: 'mutation',
};

export const checkPaymentTypeDocument: TrustedDocument<Types.CheckPaymentTypeMutation, Types.CheckPaymentTypeMutationVariables> = {
  id: '7e6e7249e2bd6136d2ce81699fd09016b90f9b1247dfb816f04fa75276e4cec8',
  operationName: 'checkPaymentType',
  type: 'mutation',
};

export const getCategoryTextDocument: TrustedDocument<Types.GetCategoryTextQuery, Types.GetCategoryTextQueryVariables> = {
  id: '00a17d8f6ea15340aa0788da352a4ff8264031c4378ac9de9f0fd00201bb5c97',
  operationName: 'getCategoryText',
  type: 'query',
};

export const getCountriesDocument: TrustedDocument<Types.GetCountriesQuery, Types.GetCountriesQueryVariables> = {
  id: '6f8146edaf3f09374ccc384a056745ed1ee35d90f055bb8f2868eeaae0a3ac34',
  operationName: 'getCountries',
  type: 'query',
};

export const getPaymentConfirmationDocument: TrustedDocument<Types.GetPaymentConfirmationQuery, Types.GetPaymentConfirmationQueryVariables> = {
  id: 'de770b91d96a48291544991df0eac87b31a78a75bbb6b555b97f8189a4153724',
  operationName: 'getPaymentConfirmation',
  type: 'query',
};

export const getPaymentProvidersDocument: TrustedDocument<Types.GetPaymentProvidersQuery, Types.GetPaymentProvidersQueryVariables> = {
  id: '9f908d39c9268ce60a8ed84e31f69769156b9037c5488fb267e0d0cc22c842cd',
  operationName: 'getPaymentProviders',
  type: 'query',
};

export const getProductCardDocument: TrustedDocument<Types.GetProductCardQuery, Types.GetProductCardQueryVariables> = {
  id: 'bdba781f2a90e0aa236dcbb842e4fa8406ec760d7fcab82f4cab55d959df6f19',
  operationName: 'getProductCard',
  type: 'query',
};

export const getProductsTaggingDocument: TrustedDocument<Types.GetProductsTaggingQuery, Types.GetProductsTaggingQueryVariables> = {
  id: 'b22a04ee15526230cf8ab37262fe59798752b2579b9ace143ef12a3eda9df543',
  operationName: 'getProductsTagging',
  type: 'query',
};

export const getProductTemplateDocument: TrustedDocument<Types.GetProductTemplateQuery, Types.GetProductTemplateQueryVariables> = {
  id: 'b3efacb5ca711e1c0483d9d767aebfcd359775eb289b8870987464bda2bd4279',
  operationName: 'getProductTemplate',
  type: 'query',
};

export const getProductTemplatesListDocument: TrustedDocument<Types.GetProductTemplatesListQuery, Types.GetProductTemplatesListQueryVariables> = {
  id: 'c12a6eb7ae791fbce1c2e5183e255eb17fcbdd9b6cbf1bc21d3d4879e3975789',
  operationName: 'getProductTemplatesList',
  type: 'query',
};

export const getProductVariantDocument: TrustedDocument<Types.GetProductVariantQuery, Types.GetProductVariantQueryVariables> = {
  id: '35b900a01361301a1468941fc5f6922e52ed4610dcff161794cda32cf2089098',
  operationName: 'getProductVariant',
  type: 'query',
};

export const getProductVariantsDocument: TrustedDocument<Types.GetProductVariantsQuery, Types.GetProductVariantsQueryVariables> = {
  id: '72ea1cfe385dfe79b3d4c176bffb5af68809b4fb170de13c37a2059dca040b35',
  operationName: 'getProductVariants',
  type: 'query',
};

export const getSearchResultsDocument: TrustedDocument<Types.GetSearchResultsQuery, Types.GetSearchResultsQueryVariables> = {
  id: 'e4bc7c61ec8592d8e015c4ba50193b8d5ebe274b60aa77623eca34e3e96a6c97',
  operationName: 'getSearchResults',
  type: 'query',
};

export const getSpeciesDocument: TrustedDocument<Types.GetSpeciesQuery, Types.GetSpeciesQueryVariables> = {
  id: 'c1e8a98633e0c3bfea3e0735b1f3b111632a5bf604b55d749a1d996102dd101d',
  operationName: 'getSpecies',
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
  id: '7baa4c0e277c3afc551001816278a6694ede407dd3d35b5bcc4dbbca6674b9fa',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: '73cb5f656b1db61b755e005c3a98780867eabe2dd8ac73ef2b1493ee28f61eac',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: 'f450c4555282d5d776c5447e23fbe8590cab4e00d9b54418d1901af93f77604e',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: '39a4db8109368357d5e6f644b787bd5320ecfd9b1f0913aa62687dd32ae56c8e',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: 'abc1dadaaee52fa9aa6f21a59ccac99efd506d04a455a5e03f9d3c850a2c2e72',
  operationName: 'setPostalCode',
  type: 'mutation',
};
