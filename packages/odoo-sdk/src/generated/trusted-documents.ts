import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: 'd5ee1af5ac727f948b6af115b75f8f61f2f9df393f2ede87c41686dad5879d1a',
  operationName: 'addAddress',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: '34adec42a91952f3a3f49c63b077af5d3d589741feaa287f584be485aa8ec3e4',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: 'b770e078354fa18668bf973fd4f3ff7dfbbdc2b0bde848d9ca7b02439d6f8a54',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: 'c0ee62052962822d4c9134f9d9400f93bb6c1dce9880b6596d2ddf1a51fb03be',
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
  id: '7dd93bbf02c7cb6302cb74ef45aa8d372d18261ef61bb46e0d369f5692855809',
  operationName: 'getPaymentConfirmation',
  type: 'query',
};

export const getPaymentProvidersDocument: TrustedDocument<Types.GetPaymentProvidersQuery, Types.GetPaymentProvidersQueryVariables> = {
  id: '9f908d39c9268ce60a8ed84e31f69769156b9037c5488fb267e0d0cc22c842cd',
  operationName: 'getPaymentProviders',
  type: 'query',
};

export const getProductsTaggingDocument: TrustedDocument<Types.GetProductsTaggingQuery, Types.GetProductsTaggingQueryVariables> = {
  id: 'b22a04ee15526230cf8ab37262fe59798752b2579b9ace143ef12a3eda9df543',
  operationName: 'getProductsTagging',
  type: 'query',
};

export const getProductTemplateDocument: TrustedDocument<Types.GetProductTemplateQuery, Types.GetProductTemplateQueryVariables> = {
  id: '88fe07cde5b448ab21c58fe041e5b300c5f96c75b33564518783a9b3575b3a5f',
  operationName: 'getProductTemplate',
  type: 'query',
};

export const getProductTemplatesListDocument: TrustedDocument<Types.GetProductTemplatesListQuery, Types.GetProductTemplatesListQueryVariables> = {
  id: '8a4b7b69a6a3de3e34233f20d2018b5e7a200b681a11a3f0ecb07669b22083e8',
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
  id: 'fce9731f7a51916a471027f0dcb95ff42fa3b2fc20b279a44195495e236c44f9',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: '330b7d12f0cf8a4650948d7b6198d00532da829c0a14541b42e92d1c9a5f41b1',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: 'c25ab107751e2f88e6d80b3a35792bedb480dbaa962613c82b0dd8edc4b6909b',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: 'aea6d55cf614f24c02ad0265948b9d6d9dc18a0596edf6aae78c5d8c64130ccc',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: 'fa9ea6b72e0c0c7042a8c81add9f261722e218ebd325e7f59041e5603278bc9e',
  operationName: 'setPostalCode',
  type: 'mutation',
};
