import type { TrustedDocument } from '../trusted-document';
import type * as Types from './documents';

export const addAddressDocument: TrustedDocument<Types.AddAddressMutation, Types.AddAddressMutationVariables> = {
  id: '6fa7964146881ee666ae9248f02a999f2fe5844af9045b8d42263398044103d8',
  operationName: 'addAddress',
  type: 'mutation',
};

export const addPasskeyDocument: TrustedDocument<Types.AddPasskeyMutation, Types.AddPasskeyMutationVariables> = {
  id: '340cd7923d9a9174399de6a134f3bc649d5f26fbe8bd2e98102da6694f3fe3c5',
  operationName: 'addPasskey',
  type: 'mutation',
};

export const adyenAcquirerInfoDocument: TrustedDocument<Types.AdyenAcquirerInfoQuery, Types.AdyenAcquirerInfoQueryVariables> = {
  id: 'dc6978d39533f6d24acff4b1b9bf828beb11312c03807f8e8970b65a2177009a',
  operationName: 'adyenAcquirerInfo',
  type: 'query',
};

export const adyenMakeDirectPaymentDocument: TrustedDocument<Types.AdyenMakeDirectPaymentMutation, Types.AdyenMakeDirectPaymentMutationVariables> = {
  id: '3925f58f5b14b93109c0b90f7ef06aebd4e76adce11108a696fab82806357a77',
  operationName: 'adyenMakeDirectPayment',
  type: 'mutation',
};

export const adyenOpenTransactionDocument: TrustedDocument<Types.AdyenOpenTransactionMutation, Types.AdyenOpenTransactionMutationVariables> = {
  id: '9a2e8f621ad02d7929fb137269203c1703b3a8a21819c795b8288ed987e246ae',
  operationName: 'adyenOpenTransaction',
  type: 'mutation',
};

export const adyenPaymentDetailsDocument: TrustedDocument<Types.AdyenPaymentDetailsMutation, Types.AdyenPaymentDetailsMutationVariables> = {
  id: 'a9a1cfb5e3c8e293ed82d1c3f68e0032807969beb064784f16f09692221ced59',
  operationName: 'adyenPaymentDetails',
  type: 'mutation',
};

export const adyenPaymentMethodsDocument: TrustedDocument<Types.AdyenPaymentMethodsQuery, Types.AdyenPaymentMethodsQueryVariables> = {
  id: 'a2a8287f0c0bea0ebc4ad26e53bf1aa3d15962ec7619ec3f67139b5913105371',
  operationName: 'adyenPaymentMethods',
  type: 'query',
};

export const adyenTransactionInfoDocument: TrustedDocument<Types.AdyenTransactionInfoQuery, Types.AdyenTransactionInfoQueryVariables> = {
  id: '5eacf5b1ab6340acb6dcfa3e1d0be1e1c729416329f2f3d7adf3b3ab92eaa6ee',
  operationName: 'adyenTransactionInfo',
  type: 'query',
};

export const applyCouponDocument: TrustedDocument<Types.ApplyCouponMutation, Types.ApplyCouponMutationVariables> = {
  id: '03de198d5e8d7aafd314c4564f468ed5401a769f7ee40da9bbe063bb8995c1aa',
  operationName: 'applyCoupon',
  type: 'mutation',
};

export const approveEmailChangeDocument: TrustedDocument<Types.ApproveEmailChangeMutation, Types.ApproveEmailChangeMutationVariables> = {
  id: '67e8b1954886964bc4f0cdc80412a1f675c09d8f13e457ea944e2c23d6939616',
  operationName: 'approveEmailChange',
  type: 'mutation',
};

export const askQuotationAgainDocument: TrustedDocument<Types.AskQuotationAgainMutation, Types.AskQuotationAgainMutationVariables> = {
  id: '66075ca92f6ac99dc5f3c7e3076adfbff36c9fe50bd9a41d640e88e4da5e7782',
  operationName: 'askQuotationAgain',
  type: 'mutation',
};

export const cancelEmailChangeDocument: TrustedDocument<Types.CancelEmailChangeMutation, Types.CancelEmailChangeMutationVariables> = {
  id: '801e70b494fdb613c41f5d3255752c6311e94502aa3787552773fa4ee8c4ef74',
  operationName: 'cancelEmailChange',
  type: 'mutation',
};

export const cancelOrderDocument: TrustedDocument<Types.CancelOrderMutation, Types.CancelOrderMutationVariables> = {
  id: '45750ffc823967287475ebeb49ef95a890e750933383dc1491a08bf022173344',
  operationName: 'cancelOrder',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: '9b3e0cbf7fa96d270b9980e6642568de8475138cfb48cda6328adef734f054f7',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartAddUtmParametersDocument: TrustedDocument<Types.CartAddUtmParametersMutation, Types.CartAddUtmParametersMutationVariables> = {
  id: '8699cfdd9b2f553a0041e631cee8a0b98ea4db2125ce4a481e65a2eaef044eb1',
  operationName: 'cartAddUtmParameters',
  type: 'mutation',
};

export const cartClearDocument: TrustedDocument<Types.CartClearMutation, Types.CartClearMutationVariables> = {
  id: 'b3cdb7b7a2f6d0431890a1422d31177390253443239a09203433248f268beac7',
  operationName: 'cartClear',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: 'd017e91d51d7c4a81935ec29919b539ae7e2a3532e9d8b28bb21e49aaccdf43b',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: '8765297664acf53be1c695f0d1955782dd996fec1a4f24cb3e22bf2ee8775a08',
  operationName: 'cartUpdateMultipleItems',
  type: 'mutation',
};

export const changeEmailDocument: TrustedDocument<Types.ChangeEmailMutation, Types.ChangeEmailMutationVariables> = {
  id: '37bd467d8030d1bf426e29eb5fec66da6febf576f8ed01817fb9467a8bc2d2b2',
  operationName: 'changeEmail',
  type: 'mutation',
};

export const changeOrderRequestDocument: TrustedDocument<Types.ChangeOrderRequestMutation, Types.ChangeOrderRequestMutationVariables> = {
  id: 'b99ef3c5b976109cb8937f376f772bdd743b30dad56870c4660140e06c2c53ff',
  operationName: 'changeOrderRequest',
  type: 'mutation',
};

export const changePasswordDocument: TrustedDocument<Types.ChangePasswordMutation, Types.ChangePasswordMutationVariables> = {
  id: 'c996f8e637650b05a7923b944e59f0db8007675cd9eb25e25a26c341c46a3b90',
  operationName: 'changePassword',
  type: 'mutation',
};

export const changeQuotationDocument: TrustedDocument<Types.ChangeQuotationMutation, Types.ChangeQuotationMutationVariables> = {
  id: '57114b36e3c42a7e6ea2b155690966f5c04693bf770409952ecdf728b2788226',
  operationName: 'changeQuotation',
  type: 'mutation',
};

export const checkEmailDocument: TrustedDocument<Types.CheckEmailMutation, Types.CheckEmailMutationVariables> = {
  id: '1edc75eefd18fa9334b7530e06d8517192a7660af1ba23d5d3de2cf2b396a34f',
  operationName: 'checkEmail',
  type: 'mutation',
};

export const checkIpCountryDocument: TrustedDocument<Types.CheckIpCountryQuery, Types.CheckIpCountryQueryVariables> = {
  id: '66bbe81c0f5f9d598f434f3e5b71210f8a22eb2f92c25d230739570f941b5650',
  operationName: 'checkIpCountry',
  type: 'query',
};

export const checkOrderDocument: TrustedDocument<Types.CheckOrderQuery, Types.CheckOrderQueryVariables> = {
  id: 'f1d55238a0ed1b241d9cc5ffcd786b9b0f06407a7ffe668ab8cb1b7c632ec0f6',
  operationName: 'checkOrder',
  type: 'query',
};

export const checkPaymentTypeDocument: TrustedDocument<Types.CheckPaymentTypeMutation, Types.CheckPaymentTypeMutationVariables> = {
  id: '7e6e7249e2bd6136d2ce81699fd09016b90f9b1247dfb816f04fa75276e4cec8',
  operationName: 'checkPaymentType',
  type: 'mutation',
};

export const checkWithdrawalDocument: TrustedDocument<Types.CheckWithdrawalMutation, Types.CheckWithdrawalMutationVariables> = {
  id: '08552b98f1493b44f346f1dbfdc042799cc50fc16e953dcf11bfc73b003a8ddc',
  operationName: 'checkWithdrawal',
  type: 'mutation',
};

export const closeQuotationDocument: TrustedDocument<Types.CloseQuotationMutation, Types.CloseQuotationMutationVariables> = {
  id: '1855c1d65230a905665c5564313d6e2cc92c97e1b1753110555d2206ec40be1c',
  operationName: 'closeQuotation',
  type: 'mutation',
};

export const complaintRequestDocument: TrustedDocument<Types.ComplaintRequestMutation, Types.ComplaintRequestMutationVariables> = {
  id: '524c03259e7e00bc7ee92caa6300bfd6f4e1effe4fe9a859d904eb6947d222dc',
  operationName: 'complaintRequest',
  type: 'mutation',
};

export const confirmEmailDocument: TrustedDocument<Types.ConfirmEmailMutation, Types.ConfirmEmailMutationVariables> = {
  id: '46c3eb3b3f4baa5565bd49edfa6b75ffe7322435fef99f85ea1046ce365e4635',
  operationName: 'confirmEmail',
  type: 'mutation',
};

export const confirmLeadDocument: TrustedDocument<Types.ConfirmLeadMutation, Types.ConfirmLeadMutationVariables> = {
  id: 'debdcfae547022cb323e95f1af3b1034aa497f76885296fa6e8706d954e3cf8c',
  operationName: 'confirmLead',
  type: 'mutation',
};

export const confirmNewEmailDocument: TrustedDocument<Types.ConfirmNewEmailMutation, Types.ConfirmNewEmailMutationVariables> = {
  id: '37daf473b3eaef84fd6823b01a48839ae28d77563cffd6db94f4b56c009dc7ba',
  operationName: 'confirmNewEmail',
  type: 'mutation',
};

export const confirmNewsletterDocument: TrustedDocument<Types.ConfirmNewsletterMutation, Types.ConfirmNewsletterMutationVariables> = {
  id: '43d5d5d29f8d3c8891b02a7ea5c60622b7d9e7aa44d8a2539bc52e2500c95162',
  operationName: 'confirmNewsletter',
  type: 'mutation',
};

export const confirmOrderChangeDocument: TrustedDocument<Types.ConfirmOrderChangeMutation, Types.ConfirmOrderChangeMutationVariables> = {
  id: '99b1a96a9e4e59cc6bcfbb1fe14eec6f04431ea8e4313b42d93286f039cbf936',
  operationName: 'confirmOrderChange',
  type: 'mutation',
};

export const createContactLeadDocument: TrustedDocument<Types.CreateContactLeadMutation, Types.CreateContactLeadMutationVariables> = {
  id: 'cbdc78833e7033f0079fa9de3c0cf01b4598bdb0e47de43ab16a135ce22f10e4',
  operationName: 'createContactLead',
  type: 'mutation',
};

export const createCrmOverlayBoxDocument: TrustedDocument<Types.CreateCrmOverlayBoxMutation, Types.CreateCrmOverlayBoxMutationVariables> = {
  id: 'f76d488ef74723d273560fda9b23176e966f1394d81dacc9649d2f6f4359bcbe',
  operationName: 'createCrmOverlayBox',
  type: 'mutation',
};

export const createUpdatePartnerDocument: TrustedDocument<Types.CreateUpdatePartnerMutation, Types.CreateUpdatePartnerMutationVariables> = {
  id: 'be431755ed8c29a44c27f31dbb1ffd31117584c5fbdbcd598b3bf0dfac6ce0c4',
  operationName: 'createUpdatePartner',
  type: 'mutation',
};

export const deleteAccountDocument: TrustedDocument<Types.DeleteAccountMutation, Types.DeleteAccountMutationVariables> = {
  id: '3c337906be884db135063a192c793a2945072eaab8ed328bacdb6c454d3f4983',
  operationName: 'deleteAccount',
  type: 'mutation',
};

export const deleteAddressDocument: TrustedDocument<Types.DeleteAddressMutation, Types.DeleteAddressMutationVariables> = {
  id: '68ee847890701dad5c7ed520b86ab157fda9f9ec9941dda98eb42b5291844013',
  operationName: 'deleteAddress',
  type: 'mutation',
};

export const deleteQuotationDocument: TrustedDocument<Types.DeleteQuotationMutation, Types.DeleteQuotationMutationVariables> = {
  id: 'c5d7a930882690a9df8a2b3bc5d64a0453f7da1bfedb1d4c3a5063282e858bad',
  operationName: 'deleteQuotation',
  type: 'mutation',
};

export const endDeviceDocument: TrustedDocument<Types.EndDeviceMutation, Types.EndDeviceMutationVariables> = {
  id: 'e2583f49a5ee844fffc61d07191fb140afe06550a57d25f93579d0a5c1cfb924',
  operationName: 'endDevice',
  type: 'mutation',
};

export const endOtherDevicesDocument: TrustedDocument<Types.EndOtherDevicesMutation, Types.EndOtherDevicesMutationVariables> = {
  id: '504edbe365677b5f5897b3d3c923c1f4df843d4b126cd6cc0b755aecce30e10a',
  operationName: 'endOtherDevices',
  type: 'mutation',
};

export const getAddressesDocument: TrustedDocument<Types.GetAddressesQuery, Types.GetAddressesQueryVariables> = {
  id: '247412f8582b2ff4ee5eb575738166bd7f581d24fcbc172447491a8129e451c3',
  operationName: 'getAddresses',
  type: 'query',
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

export const getDashboardDataDocument: TrustedDocument<Types.GetDashboardDataQuery, Types.GetDashboardDataQueryVariables> = {
  id: '400c2583bc0d0d3d62c3d46c71a8e8a1a02584f49fbdabfd9492f0886c616036',
  operationName: 'getDashboardData',
  type: 'query',
};

export const getDataExportDocument: TrustedDocument<Types.GetDataExportQuery, Types.GetDataExportQueryVariables> = {
  id: '361a65f96c0d701f63e47a83920f6940284240d93cb5610557feed00b528dd61',
  operationName: 'getDataExport',
  type: 'query',
};

export const getDeliveryMethodsDocument: TrustedDocument<Types.GetDeliveryMethodsQuery, Types.GetDeliveryMethodsQueryVariables> = {
  id: '45b0902aa9ff7e98822c2821ca5bb2e7a56fa8602bb4599c8b2d26fd5617f72b',
  operationName: 'getDeliveryMethods',
  type: 'query',
};

export const getDeliveryRatesDocument: TrustedDocument<Types.GetDeliveryRatesQuery, Types.GetDeliveryRatesQueryVariables> = {
  id: 'ec4c56a9328f760c9ff69ebb11c2244bd86ec253d752220c67ccc594f256b895',
  operationName: 'getDeliveryRates',
  type: 'query',
};

export const getDevicesDocument: TrustedDocument<Types.GetDevicesQuery, Types.GetDevicesQueryVariables> = {
  id: '56bdaffc928eace55f93831d9f227bfb33a54c0b224a85918003b2ea1ecff92e',
  operationName: 'getDevices',
  type: 'query',
};

export const getEmailChangeDocument: TrustedDocument<Types.GetEmailChangeQuery, Types.GetEmailChangeQueryVariables> = {
  id: 'e6c117af070298fe370960e561a7d824ee5b63e210a48f80c46321f1ee0ba367',
  operationName: 'getEmailChange',
  type: 'query',
};

export const getEmailProvidersDocument: TrustedDocument<Types.GetEmailProvidersQuery, Types.GetEmailProvidersQueryVariables> = {
  id: '45b23e47b19f694e186840b015cb0566a13fdce80ff1ef4eaeab118a29c03569',
  operationName: 'getEmailProviders',
  type: 'query',
};

export const getIndustriesDocument: TrustedDocument<Types.GetIndustriesQuery, Types.GetIndustriesQueryVariables> = {
  id: 'da87df25d4817270fe84ca37c169401d60a675dcd2a6d1f6619aece8264b6ec8',
  operationName: 'getIndustries',
  type: 'query',
};

export const getInvoicesDocument: TrustedDocument<Types.GetInvoicesQuery, Types.GetInvoicesQueryVariables> = {
  id: '2ed42f8f55df9aa7613548aa0c355d916d45cb853eec6ca6b09cb796fa4f0be7',
  operationName: 'getInvoices',
  type: 'query',
};

export const getMailingContactDocument: TrustedDocument<Types.GetMailingContactQuery, Types.GetMailingContactQueryVariables> = {
  id: 'b08dcd2073c48ad502cccf546ae5c77acbd177eaafd000c723e7f31980517346',
  operationName: 'getMailingContact',
  type: 'query',
};

export const getMailingsDocument: TrustedDocument<Types.GetMailingsQuery, Types.GetMailingsQueryVariables> = {
  id: '82c79b7027ac5a8ad2021599a74ed28053410dba3b779f504a2715050655b5d9',
  operationName: 'getMailings',
  type: 'query',
};

export const getOpenMattersDocument: TrustedDocument<Types.GetOpenMattersQuery, Types.GetOpenMattersQueryVariables> = {
  id: '97fed4498c197f72e56ea767de392228177aa76011f06f38c718c3a70b7d8cb7',
  operationName: 'getOpenMatters',
  type: 'query',
};

export const getOrderChangeDocument: TrustedDocument<Types.GetOrderChangeQuery, Types.GetOrderChangeQueryVariables> = {
  id: 'a399e87c9b4b2b60bbf6dfe48f979e8c698deaa63dfcf132d6d87e3aacf66c7d',
  operationName: 'getOrderChange',
  type: 'query',
};

export const getPasskeysDocument: TrustedDocument<Types.GetPasskeysQuery, Types.GetPasskeysQueryVariables> = {
  id: '740950e8cc37444074737b706f0e00f5678012177cc7b833e821330978d05584',
  operationName: 'getPasskeys',
  type: 'query',
};

export const getPaymentConfirmationDocument: TrustedDocument<Types.GetPaymentConfirmationQuery, Types.GetPaymentConfirmationQueryVariables> = {
  id: '92c27f0b90744990afd9464aa1a7324fd4b546d949cb25303a956ba23259afea',
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
  id: '9ffc25a88a7d1511447bdda0a74f9e5f8cd0e8e4da19297a384b5ffe83773783',
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
  id: '70cb55ea508a5381ce30cc6870c5ea25fd15f9abcaa77ff6d9f071ee29695fea',
  operationName: 'getSearchResults',
  type: 'query',
};

export const getShowcaseDocument: TrustedDocument<Types.GetShowcaseQuery, Types.GetShowcaseQueryVariables> = {
  id: '51ef0d7b5478b49c64ea6d078153fdaabe7a580673a594b2b50d5e13c6d2590e',
  operationName: 'getShowcase',
  type: 'query',
};

export const getSpeciesDocument: TrustedDocument<Types.GetSpeciesQuery, Types.GetSpeciesQueryVariables> = {
  id: '5bbd03a9324b1452704d3db839c29ad3020c045ae7d8e9c0019c33cc32ab5c6c',
  operationName: 'getSpecies',
  type: 'query',
};

export const getSpeciesFacesDocument: TrustedDocument<Types.GetSpeciesFacesQuery, Types.GetSpeciesFacesQueryVariables> = {
  id: 'eee4edaa1b1ed5c6da47510cac943e1425c3b8ffba43494b5fc716ed63528ace',
  operationName: 'getSpeciesFaces',
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
  id: '8091228d8e80dbc415465ec3e652703ddfad95a77235ccaa4defba7b74eeaa5e',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const gevenSignUpUserDocument: TrustedDocument<Types.GevenSignUpUserMutation, Types.GevenSignUpUserMutationVariables> = {
  id: '8d78a883599ce9f80f81f4855d3befae1716e83d65546f14e464521cc0cba08a',
  operationName: 'gevenSignUpUser',
  type: 'mutation',
};

export const infoRequestDocument: TrustedDocument<Types.InfoRequestMutation, Types.InfoRequestMutationVariables> = {
  id: 'efa6f6a9543d49102f077f8fae157c931c6f6a421a44c20f015d41561bdccef1',
  operationName: 'infoRequest',
  type: 'mutation',
};

export const loadUserDocument: TrustedDocument<Types.LoadUserQuery, Types.LoadUserQueryVariables> = {
  id: '9d19fc1d179eae01a68092746bd610ca788dd8e6c971897a95e6bbc019af2e05',
  operationName: 'loadUser',
  type: 'query',
};

export const loginDocument: TrustedDocument<Types.LoginMutation, Types.LoginMutationVariables> = {
  id: '942a01dc50656b8f62fb7f79b5fd3c2fd9de36373b9572830e9392583f97f6c6',
  operationName: 'login',
  type: 'mutation',
};

export const loginWithPasskeyDocument: TrustedDocument<Types.LoginWithPasskeyMutation, Types.LoginWithPasskeyMutationVariables> = {
  id: 'e6ed24f2eaad7a5e2363c9376f47061fe0204c9406997f8bf1805e75eafd153b',
  operationName: 'loginWithPasskey',
  type: 'mutation',
};

export const logoutDocument: TrustedDocument<Types.LogoutMutation, Types.LogoutMutationVariables> = {
  id: '6c7fe8c3471ff045ada0851b4d0c374e23e4877fe23726fad5476f5c75943c1d',
  operationName: 'logout',
  type: 'mutation',
};

export const newsLetterSubscribeDocument: TrustedDocument<Types.NewsLetterSubscribeMutation, Types.NewsLetterSubscribeMutationVariables> = {
  id: '0226207e43c27540ec4cdf6a19395c1c9033e253abc5aa9a3002a3d310b98a57',
  operationName: 'newsLetterSubscribe',
  type: 'mutation',
};

export const openQuotationDocument: TrustedDocument<Types.OpenQuotationMutation, Types.OpenQuotationMutationVariables> = {
  id: '9d74567840f74e4d0cc1ee77b3bc68c855f01efcb5d40205e5281fff62cfb4ef',
  operationName: 'openQuotation',
  type: 'mutation',
};

export const orderAgainDocument: TrustedDocument<Types.OrderAgainMutation, Types.OrderAgainMutationVariables> = {
  id: 'aef00e0ed3e8cad3e68d0b4238b7576123225dfa4512128992148ea59406ea76',
  operationName: 'orderAgain',
  type: 'mutation',
};

export const ordersGetDocument: TrustedDocument<Types.OrdersGetQuery, Types.OrdersGetQueryVariables> = {
  id: '48937395e755482c622e4f99ebeae678f0de272a68d24a758d2b5671a2310f21',
  operationName: 'ordersGet',
  type: 'query',
};

export const passkeyCreationOptionsDocument: TrustedDocument<Types.PasskeyCreationOptionsMutation, Types.PasskeyCreationOptionsMutationVariables> = {
  id: '061fa9816894d1365a4ffaed2f7222f21d1bc797e820ce9bca61c74a6c53abcb',
  operationName: 'passkeyCreationOptions',
  type: 'mutation',
};

export const passkeyRequestOptionsDocument: TrustedDocument<Types.PasskeyRequestOptionsMutation, Types.PasskeyRequestOptionsMutationVariables> = {
  id: 'c2235fdb75a0c90e483b5e56c390255adf48801f12b6886de00788ec41895222',
  operationName: 'passkeyRequestOptions',
  type: 'mutation',
};

export const placeOrderDocument: TrustedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = {
  id: '2ebe0592394728526cfcd531b85cfc98940d4e94f8e65785c2aafee348202b7f',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const quotationsGetDocument: TrustedDocument<Types.QuotationsGetQuery, Types.QuotationsGetQueryVariables> = {
  id: 'c96e599bdc1adc665258a1c2e716575fbd9ba8732ac70454f8507113c105df04',
  operationName: 'quotationsGet',
  type: 'query',
};

export const refuseEmailChangeDocument: TrustedDocument<Types.RefuseEmailChangeMutation, Types.RefuseEmailChangeMutationVariables> = {
  id: 'cdb98e3ca7545013a8559195c89b6444dc4dfe8a3b4af7bf040069e8bcbf7cd0',
  operationName: 'refuseEmailChange',
  type: 'mutation',
};

export const removeCouponDocument: TrustedDocument<Types.RemoveCouponMutation, Types.RemoveCouponMutationVariables> = {
  id: '0645b1e96f9890aa1e3614214804aaf26b59caaaaffc77ccfbe577e1a730bff3',
  operationName: 'removeCoupon',
  type: 'mutation',
};

export const removePasskeyDocument: TrustedDocument<Types.RemovePasskeyMutation, Types.RemovePasskeyMutationVariables> = {
  id: '9a8511bc4df92775435f8e73f2e4b5162c6c345d53a8b5076047807da2fc7317',
  operationName: 'removePasskey',
  type: 'mutation',
};

export const requestDataExportDocument: TrustedDocument<Types.RequestDataExportMutation, Types.RequestDataExportMutationVariables> = {
  id: 'b8cad98749ac8fd6f97096d2f8234d96afe1626a592827a4f4d8b99111b1f96d',
  operationName: 'requestDataExport',
  type: 'mutation',
};

export const requestOrderChangeDocument: TrustedDocument<Types.RequestOrderChangeMutation, Types.RequestOrderChangeMutationVariables> = {
  id: '13f02ae03f21517d71832f566423e11e4893f726fbede0a0ef7b8cbd3e1d8919',
  operationName: 'requestOrderChange',
  type: 'mutation',
};

export const requestQuoteDocument: TrustedDocument<Types.RequestQuoteMutation, Types.RequestQuoteMutationVariables> = {
  id: '55afd01ec951efdcf257b7fe748f1621a69ea19878f5b9129a5a9806ae109ca8',
  operationName: 'requestQuote',
  type: 'mutation',
};

export const resetPasswordDocument: TrustedDocument<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables> = {
  id: 'bfed913bd70e15905dd6a0a03d1152acf62108f38dbadd81b85e8293ff265510',
  operationName: 'resetPassword',
  type: 'mutation',
};

export const restoreCartDocument: TrustedDocument<Types.RestoreCartMutation, Types.RestoreCartMutationVariables> = {
  id: '04cb6459935cda07d4fdc68918f0b26911c3c65b59956035b92f20e22285921c',
  operationName: 'restoreCart',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: '66dcb6774e5f7156bb6be0a508fb80567f93891249207b749771734e0471b486',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const saveQuotationDocument: TrustedDocument<Types.SaveQuotationMutation, Types.SaveQuotationMutationVariables> = {
  id: '7a099714eefe7b08b4de205c01227811f30abb51234c92494a39c4769012ab15',
  operationName: 'saveQuotation',
  type: 'mutation',
};

export const searchPostalCodeDocument: TrustedDocument<Types.SearchPostalCodeQuery, Types.SearchPostalCodeQueryVariables> = {
  id: 'c48e5b8f4ff6df1f1aa4be2ad6a995151fefd3fe038e4d1c9a93b93b91bd4b32',
  operationName: 'searchPostalCode',
  type: 'query',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: '41b54a13e1b28a67f6bdee3b3cc55efaf55036dbad987825c9aa8b2ad2aa44bb',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const sendCartEmailDocument: TrustedDocument<Types.SendCartEmailMutation, Types.SendCartEmailMutationVariables> = {
  id: '516d127b146a5733223396a47451808dac1d975747539b191cd348f3d9059ef4',
  operationName: 'sendCartEmail',
  type: 'mutation',
};

export const sendConfirmationDocument: TrustedDocument<Types.SendConfirmationMutation, Types.SendConfirmationMutationVariables> = {
  id: '90a91ddfd7f1c14af0557fc964d4bb2797fcabde37c0374e2d7fa788782878ae',
  operationName: 'sendConfirmation',
  type: 'mutation',
};

export const setClientOrderRefDocument: TrustedDocument<Types.SetClientOrderRefMutation, Types.SetClientOrderRefMutationVariables> = {
  id: 'bda8d1e928ba8a150099e30819c6ef997b4354f47e82ed7d7876128e833440e7',
  operationName: 'setClientOrderRef',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: '6945fe61122776419e3e0c534c08847be24e014cf05122f862d6a8b65658189b',
  operationName: 'setPostalCode',
  type: 'mutation',
};

export const setShippingMethodDocument: TrustedDocument<Types.SetShippingMethodMutation, Types.SetShippingMethodMutationVariables> = {
  id: '848c1439db2788eba5aabdab89a3c4050f84c911e3745410817e790a9474d7ae',
  operationName: 'setShippingMethod',
  type: 'mutation',
};

export const subscribeNewsletterDocument: TrustedDocument<Types.SubscribeNewsletterMutation, Types.SubscribeNewsletterMutationVariables> = {
  id: '8c8d65948dfe01e78bea29b28a8355fead01bf5f1c3b0d47fff7c9bfb2ce4b12',
  operationName: 'subscribeNewsletter',
  type: 'mutation',
};

export const undoDeleteAccountDocument: TrustedDocument<Types.UndoDeleteAccountMutation, Types.UndoDeleteAccountMutationVariables> = {
  id: '1216ac42396c0791f8c94eb5343a0818ee71af67da10b7df822e5b4a250b1664',
  operationName: 'undoDeleteAccount',
  type: 'mutation',
};

export const undoDeleteAccountByLinkDocument: TrustedDocument<Types.UndoDeleteAccountByLinkMutation, Types.UndoDeleteAccountByLinkMutationVariables> = {
  id: '10481b46cb9be23b2a52718c5749633f64f73166e58d9eb41c0dd9ad2ffa18ff',
  operationName: 'undoDeleteAccountByLink',
  type: 'mutation',
};

export const unsubscribeNewsletterDocument: TrustedDocument<Types.UnsubscribeNewsletterMutation, Types.UnsubscribeNewsletterMutationVariables> = {
  id: '9c96a7a74c2dac17e4e624b110a4fb6c7d2e1999e26febdc8775ec2cd96bd26d',
  operationName: 'unsubscribeNewsletter',
  type: 'mutation',
};

export const updateAddressDocument: TrustedDocument<Types.UpdateAddressMutation, Types.UpdateAddressMutationVariables> = {
  id: '16d0954ca8b9d006db251a24982c2db3dbc121a3037573de6045677bbb3cbc2f',
  operationName: 'updateAddress',
  type: 'mutation',
};

export const updateOrderDocument: TrustedDocument<Types.UpdateOrderMutation, Types.UpdateOrderMutationVariables> = {
  id: '94d691db733ae014066e35becfe3cf518778e28a64db4c6ed77056803901c93e',
  operationName: 'updateOrder',
  type: 'mutation',
};

export const updatePartnerProfileDocument: TrustedDocument<Types.UpdatePartnerProfileMutation, Types.UpdatePartnerProfileMutationVariables> = {
  id: '353c340a5a0e2ed3bad3e588bc56e1ed34a0ebdde4ec406f508770aea9363e5f',
  operationName: 'updatePartnerProfile',
  type: 'mutation',
};

export const updatePasswordDocument: TrustedDocument<Types.UpdatePasswordMutation, Types.UpdatePasswordMutationVariables> = {
  id: 'cb0d902b6ac7eaf7ac6bb07d191b7f25903d01515676f014fd9dfdf06b0b847c',
  operationName: 'updatePassword',
  type: 'mutation',
};

export const updatePriceOptionDocument: TrustedDocument<Types.UpdatePriceOptionMutation, Types.UpdatePriceOptionMutationVariables> = {
  id: '51d9513a60da1484cb6e567b4b941276e2ab78a452ed7ffd743a4048b5c90fbf',
  operationName: 'updatePriceOption',
  type: 'mutation',
};

export const updateTransportMsgDocument: TrustedDocument<Types.UpdateTransportMsgMutation, Types.UpdateTransportMsgMutationVariables> = {
  id: '903e4e44b2f4d383201943fff3160876aaab283287569f5e4f0fad8f810b82fe',
  operationName: 'updateTransportMsg',
  type: 'mutation',
};

export const withdrawFromContractDocument: TrustedDocument<Types.WithdrawFromContractMutation, Types.WithdrawFromContractMutationVariables> = {
  id: '624830dbe2e4fffa867227ebcb2c5c83f74891a75538ba01c02ea1febf810a73',
  operationName: 'withdrawFromContract',
  type: 'mutation',
};
