import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: 'd5ee1af5ac727f948b6af115b75f8f61f2f9df393f2ede87c41686dad5879d1a',
  operationName: 'addAddress',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: 'f827df52000d976677f769ce5b0fa1555f686c311d23af58014bab2b7561583c',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartClearDocument: TrustedDocument<Types.CartClearMutation, Types.CartClearMutationVariables> = {
  id: 'f4d4cbf6716d6fe251c091807a474012fd4a1258f7c7223d518435dd5c8f8043',
  operationName: 'cartClear',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: '3fa6d8c48408760d453e49559566d944ad70cfb13607a586bd9a0a08e9999180',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: 'f3b700e6db59f253f005aa3112574ca744f699a4ab65d98f767fd05a535fe975',
  operationName: 'cartUpdateMultipleItems',
  type: 'mutation',
};

export const checkPaymentTypeDocument: TrustedDocument<Types.CheckPaymentTypeMutation, Types.CheckPaymentTypeMutationVariables> = {
  id: '7e6e7249e2bd6136d2ce81699fd09016b90f9b1247dfb816f04fa75276e4cec8',
  operationName: 'checkPaymentType',
  type: 'mutation',
};

export const getAlternativeProductsDocument: TrustedDocument<Types.GetAlternativeProductsQuery, Types.GetAlternativeProductsQueryVariables> = {
  id: '809dcf4dc874b55ee8c947eb51e9ec1fc1f5fd004a7c97aa508dcdb9253dc0fa',
  operationName: 'getAlternativeProducts',
  type: 'query',
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

export const getDeliveryRatesDocument: TrustedDocument<Types.GetDeliveryRatesQuery, Types.GetDeliveryRatesQueryVariables> = {
  id: 'ec4c56a9328f760c9ff69ebb11c2244bd86ec253d752220c67ccc594f256b895',
  operationName: 'getDeliveryRates',
  type: 'query',
};

export const getPaymentConfirmationDocument: TrustedDocument<Types.GetPaymentConfirmationQuery, Types.GetPaymentConfirmationQueryVariables> = {
  id: '0580cd6069159bd35864db663863812c3329380eefe569499b50079cbbb2812a',
  operationName: 'getPaymentConfirmation',
  type: 'query',
};

export const getPaymentProvidersDocument: TrustedDocument<Types.GetPaymentProvidersQuery, Types.GetPaymentProvidersQueryVariables> = {
  id: '13cff1866823224946fa98f9ce2e79ce9e7dfa136b62a22b03679dda25a4cbc3',
  operationName: 'getPaymentProviders',
  type: 'query',
};

export const getProductCardDocument: TrustedDocument<Types.GetProductCardQuery, Types.GetProductCardQueryVariables> = {
  id: '4c4e930873b6e0f8bf1b5398d3873390d2948a674b497039e3a9d13c9ee2f784',
  operationName: 'getProductCard',
  type: 'query',
};

export const getProductsTaggingDocument: TrustedDocument<Types.GetProductsTaggingQuery, Types.GetProductsTaggingQueryVariables> = {
  id: 'b22a04ee15526230cf8ab37262fe59798752b2579b9ace143ef12a3eda9df543',
  operationName: 'getProductsTagging',
  type: 'query',
};

export const getProductTemplateDocument: TrustedDocument<Types.GetProductTemplateQuery, Types.GetProductTemplateQueryVariables> = {
  id: '3f681426b016eeecb091857d9c6057b4e1b4bbbab493b3e70c73ca81acf1ec01',
  operationName: 'getProductTemplate',
  type: 'query',
};

export const getProductTemplatesListDocument: TrustedDocument<Types.GetProductTemplatesListQuery, Types.GetProductTemplatesListQueryVariables> = {
  id: 'b4efb0b16a7016bcde86d531d92cd07d67e7806beff880c39f521aea33afeb1b',
  operationName: 'getProductTemplatesList',
  type: 'query',
};

export const getProductVariantDocument: TrustedDocument<Types.GetProductVariantQuery, Types.GetProductVariantQueryVariables> = {
  id: '8d95fbc4c8d60fa176055365fdf9669d2fb1b6c7702ee7db8d43d6b4d1682232',
  operationName: 'getProductVariant',
  type: 'query',
};

export const getProductVariantsDocument: TrustedDocument<Types.GetProductVariantsQuery, Types.GetProductVariantsQueryVariables> = {
  id: '9181949b3968d458a41e5c6dcd5c8a4a329c7965b78fcb219f96fa5d653d5a34',
  operationName: 'getProductVariants',
  type: 'query',
};

export const getSearchResultsDocument: TrustedDocument<Types.GetSearchResultsQuery, Types.GetSearchResultsQueryVariables> = {
  id: '1debe363ce4303b964406f00d3178342d771f904701d10bb0631a9556ca3ac20',
  operationName: 'getSearchResults',
  type: 'query',
};

export const getShowcaseDocument: TrustedDocument<Types.GetShowcaseQuery, Types.GetShowcaseQueryVariables> = {
  id: '1e27e135952e724d0a69880b64aa30bcb34544f1ce810bf25954d16f8a2bcea5',
  operationName: 'getShowcase',
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

export const getWebsiteMenuDocument: TrustedDocument<Types.GetWebsiteMenuQuery, Types.GetWebsiteMenuQueryVariables> = {
  id: 'd044cf21161e26c5dbcb032ed5e39224d5e94c866152caebb28720763575c961',
  operationName: 'getWebsiteMenu',
  type: 'query',
};

export const gevenCartLoadDocument: TrustedDocument<Types.GevenCartLoadQuery, Types.GevenCartLoadQueryVariables> = {
  id: '0a68e16eec4e9987a4b14e1d295700cb24c35548f53d7c59c2d70822cbac6616',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: 'f1aa9a27d77f0ed6774d2eb2bdf21ec0fd638414a7506a506f27905cfbaaa81b',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: 'a3b7f7a61ceffbb0c32c212bb514d820ff5e812aafcd4a6c06b777073c4ee39b',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: 'f7fa740a23a6209a67fa53a5eccc3a406a97331051a1e6106876bd539ba65ba5',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: '4567f2b8baffb773a9bab4b54dc53583150a161e12e198b7f8df29651fb65d01',
  operationName: 'setPostalCode',
  type: 'mutation',
};
