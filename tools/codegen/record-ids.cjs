/**
 * What the whole numbers of the schema that name a record name, by type and field (or argument). Null where nothing takes
 * the id: it stays a number. The schema says Int, so nothing changes on the wire.
 */
exports.RECORD_IDS = {
  'Address.id': 'AddressId',
  'AddressInput.countryId': 'CountryId',
  'CartLineInput.id': 'CartLineId',
  'CartOrder.id': 'OrderId',
  'CartProductInput.finishIds': 'FinishId',
  'CartProductInput.id': 'ProductVariantId',
  'Country.id': 'CountryId',
  'DiscountLine.id': null,
  'Mutation.cartRemoveMultipleItems.lineIds': 'CartLineId',
  'Mutation.checkPaymentType.providerId': 'PaymentProviderId',
  'Mutation.selectAddress.id': 'AddressId',
  'OrderLine.id': 'CartLineId',
  'Partner.id': null,
  'PaymentProvider.id': 'PaymentProviderId',
  'ProductCategory.id': null,
  'ProductTemplate.id': 'ProductTemplateId',
  'ProductTemplateAttributeValue.id': 'FinishId',
  'ProductVariant.id': 'ProductVariantId',
  'ProductVariantsMatrixCell.finishId': 'FinishId',
  'ProductVariantsMatrixCell.productVariantId': 'ProductVariantId',
  'Query.getAlternativeProducts.productTemplateId': 'ProductTemplateId',
  'Query.getProductTemplate.id': 'ProductTemplateId',
  'Query.getProductVariant.id': 'ProductVariantId',
  'Query.getProductVariants.productTemplateId': 'ProductTemplateId',
  'Ribbon.id': null,
  'SampleRequestInput.productTemplateId': 'ProductTemplateId',
  'ShippingMethod.id': null,
  'WebsiteCategory.id': null,
};
