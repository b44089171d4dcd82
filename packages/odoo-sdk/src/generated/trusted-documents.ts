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

export const approveEmailChangeDocument: TrustedDocument<Types.ApproveEmailChangeMutation, Types.ApproveEmailChangeMutationVariables> = {
  id: '67e8b1954886964bc4f0cdc80412a1f675c09d8f13e457ea944e2c23d6939616',
  operationName: 'approveEmailChange',
  type: 'mutation',
};

export const cancelEmailChangeDocument: TrustedDocument<Types.CancelEmailChangeMutation, Types.CancelEmailChangeMutationVariables> = {
  id: '801e70b494fdb613c41f5d3255752c6311e94502aa3787552773fa4ee8c4ef74',
  operationName: 'cancelEmailChange',
  type: 'mutation',
};

export const cartAddMultipleItemsDocument: TrustedDocument<Types.CartAddMultipleItemsMutation, Types.CartAddMultipleItemsMutationVariables> = {
  id: 'c2770f839f6d831de3e3fff06c4eeef3932020daf75b44606133773547998244',
  operationName: 'cartAddMultipleItems',
  type: 'mutation',
};

export const cartClearDocument: TrustedDocument<Types.CartClearMutation, Types.CartClearMutationVariables> = {
  id: '9bf71483f0fb718288e68edd74f96aef28599219c643f31e5a56823a4ed1b91f',
  operationName: 'cartClear',
  type: 'mutation',
};

export const cartRemoveMultipleItemsDocument: TrustedDocument<Types.CartRemoveMultipleItemsMutation, Types.CartRemoveMultipleItemsMutationVariables> = {
  id: '79298b5275cbaa78d6bb447fda4c269ac11a167983028e7310d0b6d7e4053d68',
  operationName: 'cartRemoveMultipleItems',
  type: 'mutation',
};

export const cartUpdateMultipleItemsDocument: TrustedDocument<Types.CartUpdateMultipleItemsMutation, Types.CartUpdateMultipleItemsMutationVariables> = {
  id: '2b6faa108c5e9de258f7c59edcbc27cf6a975e36199b26dacf17e4f42dbadbff',
  operationName: 'cartUpdateMultipleItems',
  type: 'mutation',
};

export const changeEmailDocument: TrustedDocument<Types.ChangeEmailMutation, Types.ChangeEmailMutationVariables> = {
  id: '37bd467d8030d1bf426e29eb5fec66da6febf576f8ed01817fb9467a8bc2d2b2',
  operationName: 'changeEmail',
  type: 'mutation',
};

export const changePasswordDocument: TrustedDocument<Types.ChangePasswordMutation, Types.ChangePasswordMutationVariables> = {
  id: 'c996f8e637650b05a7923b944e59f0db8007675cd9eb25e25a26c341c46a3b90',
  operationName: 'changePassword',
  type: 'mutation',
};

export const checkEmailDocument: TrustedDocument<Types.CheckEmailMutation, Types.CheckEmailMutationVariables> = {
  id: '1edc75eefd18fa9334b7530e06d8517192a7660af1ba23d5d3de2cf2b396a34f',
  operationName: 'checkEmail',
  type: 'mutation',
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

export const confirmEmailDocument: TrustedDocument<Types.ConfirmEmailMutation, Types.ConfirmEmailMutationVariables> = {
  id: '46c3eb3b3f4baa5565bd49edfa6b75ffe7322435fef99f85ea1046ce365e4635',
  operationName: 'confirmEmail',
  type: 'mutation',
};

export const confirmNewEmailDocument: TrustedDocument<Types.ConfirmNewEmailMutation, Types.ConfirmNewEmailMutationVariables> = {
  id: '37daf473b3eaef84fd6823b01a48839ae28d77563cffd6db94f4b56c009dc7ba',
  operationName: 'confirmNewEmail',
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

export const getDataExportDocument: TrustedDocument<Types.GetDataExportQuery, Types.GetDataExportQueryVariables> = {
  id: '361a65f96c0d701f63e47a83920f6940284240d93cb5610557feed00b528dd61',
  operationName: 'getDataExport',
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

export const getOpenMattersDocument: TrustedDocument<Types.GetOpenMattersQuery, Types.GetOpenMattersQueryVariables> = {
  id: '97fed4498c197f72e56ea767de392228177aa76011f06f38c718c3a70b7d8cb7',
  operationName: 'getOpenMatters',
  type: 'query',
};

export const getPasskeysDocument: TrustedDocument<Types.GetPasskeysQuery, Types.GetPasskeysQueryVariables> = {
  id: '740950e8cc37444074737b706f0e00f5678012177cc7b833e821330978d05584',
  operationName: 'getPasskeys',
  type: 'query',
};

export const getPaymentConfirmationDocument: TrustedDocument<Types.GetPaymentConfirmationQuery, Types.GetPaymentConfirmationQueryVariables> = {
  id: 'a08cdc97272f37969f50d0c136f08bf8c1a7c82c2366d50d0588ddd12dfe51a7',
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
  id: '51ef0d7b5478b49c64ea6d078153fdaabe7a580673a594b2b50d5e13c6d2590e',
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
  id: 'bc2044c2b74762aeae204a59df81864d91708c5d5f293e76ef1690921f6d60bc',
  operationName: 'gevenCartLoad',
  type: 'query',
};

export const gevenSignUpUserDocument: TrustedDocument<Types.GevenSignUpUserMutation, Types.GevenSignUpUserMutationVariables> = {
  id: '8d78a883599ce9f80f81f4855d3befae1716e83d65546f14e464521cc0cba08a',
  operationName: 'gevenSignUpUser',
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
  id: '8e204ed55187742721f30faf755e4e24f238316c89046120cc9aaa4ce0726b7d',
  operationName: 'placeOrder',
  type: 'mutation',
};

export const refuseEmailChangeDocument: TrustedDocument<Types.RefuseEmailChangeMutation, Types.RefuseEmailChangeMutationVariables> = {
  id: 'cdb98e3ca7545013a8559195c89b6444dc4dfe8a3b4af7bf040069e8bcbf7cd0',
  operationName: 'refuseEmailChange',
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

export const resetPasswordDocument: TrustedDocument<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables> = {
  id: 'bfed913bd70e15905dd6a0a03d1152acf62108f38dbadd81b85e8293ff265510',
  operationName: 'resetPassword',
  type: 'mutation',
};

export const sampleRequestDocument: TrustedDocument<Types.SampleRequestMutation, Types.SampleRequestMutationVariables> = {
  id: '806e14ab86d9fad53a9aa34bc76247e094a00fd533ea524cc08c50817f7450ff',
  operationName: 'sampleRequest',
  type: 'mutation',
};

export const selectAddressDocument: TrustedDocument<Types.SelectAddressMutation, Types.SelectAddressMutationVariables> = {
  id: '243c8308f20b95e763e00317a2ab40e28aba09cbd387031adfd55ec85a4cadba',
  operationName: 'selectAddress',
  type: 'mutation',
};

export const sendConfirmationDocument: TrustedDocument<Types.SendConfirmationMutation, Types.SendConfirmationMutationVariables> = {
  id: '90a91ddfd7f1c14af0557fc964d4bb2797fcabde37c0374e2d7fa788782878ae',
  operationName: 'sendConfirmation',
  type: 'mutation',
};

export const setPostalCodeDocument: TrustedDocument<Types.SetPostalCodeMutation, Types.SetPostalCodeMutationVariables> = {
  id: '81c010d2921af625d28c8cd96d8a8ba515d4097d150b31b887936b56712c4843',
  operationName: 'setPostalCode',
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

export const updateAddressDocument: TrustedDocument<Types.UpdateAddressMutation, Types.UpdateAddressMutationVariables> = {
  id: '16d0954ca8b9d006db251a24982c2db3dbc121a3037573de6045677bbb3cbc2f',
  operationName: 'updateAddress',
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

export const withdrawFromContractDocument: TrustedDocument<Types.WithdrawFromContractMutation, Types.WithdrawFromContractMutationVariables> = {
  id: '624830dbe2e4fffa867227ebcb2c5c83f74891a75538ba01c02ea1febf810a73',
  operationName: 'withdrawFromContract',
  type: 'mutation',
};
