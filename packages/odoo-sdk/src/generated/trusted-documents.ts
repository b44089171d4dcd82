import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: 'd5ee1af5ac727f948b6af115b75f8f61f2f9df393f2ede87c41686dad5879d1a',
  operationName: 'addAddress',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: '6eb380ffeda6a2dc1a3f7ae2b9562f6c6b62614ae894f1fe91a26388fe75b408',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: '9d638b53a12578ddec5b2f491f702e7015e72c2a2f94986a4b328cdaff3cf5c3',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: 'd052e032278a60976b58cce5bb6027ab035e6b50fab3a14ebdf3bd6a615bf6d6',
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
  id: 'a2f26d874a6478170ebdedc4664021a004aa2c9ec497c4565e5aa790a9114aca',
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
  id: '32eaa63348dd442092f84f755dc61108812ac5aef58cdcae7fac9b0e7125de78',
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
  id: 'a09136d583dd6f909ef747cdb9abc2ac6ad62752cc1a7f5a02b65b5cb07cbd0e',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: '72d8203b8edbc76b9d3b476bb7e96378f91e89ed2248225642f77ad11b3685e2',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: 'd055f10c8eb837f9996486f3791e59a56c6ee47da9b447309d6c0b0e194e3c3b',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: '42ddefd4764b78262726922edd4f71058768114f87cec3f83cd801a2095b51f2',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: 'e2c1315a52368c834a2ab88c110059847da9c4037c27ba7a1e031d8e6277ac84',
  operationName: 'setPostalCode',
  type: 'mutation',
};
