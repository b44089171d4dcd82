/** What finding a field costs and how long its list is, by type and field. */
export const fieldCosts = {
  "CartOrder.deliveryMethods": {
    "assumedSize": 2
  },
  "CartOrder.discountLines": {
    "assumedSize": 1
  },
  "CartOrder.removedLines": {
    "assumedSize": 2
  },
  "CartOrder.websiteOrderLine": {
    "assumedSize": 20
  },
  "DashboardData.currentOrders": {
    "assumedSize": 3
  },
  "DeliveryRates.zones": {
    "assumedSize": 12
  },
  "DeliveryZone.postcodes": {
    "assumedSize": 20
  },
  "Durability.uses": {
    "assumedSize": 5
  },
  "FilterGroup.values": {
    "assumedSize": 30
  },
  "Invoice.files": {
    "assumedSize": 3
  },
  "InvoicePage.invoices": {
    "assumedSize": 10
  },
  "MailingContact.subscriptionList": {
    "assumedSize": 3
  },
  "Order.productDocuments": {
    "assumedSize": 5
  },
  "Order.refunds": {
    "assumedSize": 2
  },
  "Order.websiteOrderLine": {
    "assumedSize": 20
  },
  "OrderLine.finishes": {
    "assumedSize": 2
  },
  "OrderPage.orders": {
    "assumedSize": 10
  },
  "PlacedLine.finishes": {
    "assumedSize": 2
  },
  "ProductSafety.hazardStatements": {
    "assumedSize": 4
  },
  "ProductTemplate.accessoryProducts": {
    "assumedSize": 12
  },
  "ProductTemplate.alternativeProducts": {
    "assumedSize": 12
  },
  "ProductTemplate.applications": {
    "assumedSize": 3
  },
  "ProductTemplate.categories": {
    "assumedSize": 20
  },
  "ProductTemplate.lengths": {
    "assumedSize": 15
  },
  "ProductTemplate.mediaGallery": {
    "assumedSize": 3
  },
  "ProductTemplate.productDocuments": {
    "assumedSize": 4
  },
  "ProductTemplate.productTemplateAttributeValues": {
    "assumedSize": 10
  },
  "ProductTemplate.productVariants": {
    "assumedSize": 15
  },
  "ProductTemplate.taggings": {
    "assumedSize": 3
  },
  "ProductTemplate.websiteCategories": {
    "assumedSize": 5
  },
  "ProductTemplatesList.filterGroups": {
    "assumedSize": 5
  },
  "ProductTemplatesList.looserFilters": {
    "assumedSize": 5
  },
  "ProductTemplatesList.unknownFilters": {
    "assumedSize": 1
  },
  "ProductVariantsMatrix.finishings": {
    "assumedSize": 6
  },
  "ProductVariantsMatrix.rows": {
    "assumedSize": 15
  },
  "ProductVariantsMatrixRow.cells": {
    "assumedSize": 6
  },
  "Query.getAddresses": {
    "assumedSize": 20
  },
  "Query.getAlternativeProducts": {
    "assumedSize": 12
  },
  "Query.getCountries": {
    "assumedSize": 27
  },
  "Query.getDeliveryMethods": {
    "assumedSize": 2
  },
  "Query.getDevices": {
    "assumedSize": 10
  },
  "Query.getEmailProviders": {
    "assumedSize": 1
  },
  "Query.getIndustries": {
    "assumedSize": 20
  },
  "Query.getInvoices": {
    "assumedSize": 10,
    "slicingArguments": [
      "pageSize"
    ],
    "sizedFields": [
      "invoices"
    ]
  },
  "Query.getMailings": {
    "assumedSize": 3
  },
  "Query.getOpenMatters": {
    "assumedSize": 20
  },
  "Query.getPasskeys": {
    "assumedSize": 10
  },
  "Query.getPaymentProviders": {
    "assumedSize": 2
  },
  "Query.getProductTemplatesList": {
    "assumedSize": 20,
    "slicingArguments": [
      "pageSize"
    ],
    "sizedFields": [
      "products"
    ],
    "weight": 1000
  },
  "Query.getProductVariants": {
    "assumedSize": 15
  },
  "Query.getProductsTagging": {
    "assumedSize": 20
  },
  "Query.getSearchResults": {
    "assumedSize": 20,
    "slicingArguments": [
      "limit"
    ],
    "sizedFields": [
      "products"
    ],
    "weight": 1000
  },
  "Query.getSpecies": {
    "assumedSize": 5
  },
  "Query.getWebsiteCategories": {
    "assumedSize": 100
  },
  "Query.getWebsiteMenu": {
    "assumedSize": 100
  },
  "Query.ordersGet": {
    "assumedSize": 10,
    "slicingArguments": [
      "pageSize"
    ],
    "sizedFields": [
      "orders"
    ]
  },
  "Query.quotationsGet": {
    "assumedSize": 10,
    "slicingArguments": [
      "pageSize"
    ],
    "sizedFields": [
      "quotations"
    ]
  },
  "QuotationPage.quotations": {
    "assumedSize": 10
  },
  "RangeSummary.applications": {
    "assumedSize": 10
  },
  "RestoredCart.unavailable": {
    "assumedSize": 2
  },
  "SearchResults.categories": {
    "assumedSize": 20
  },
  "SearchResults.content": {
    "assumedSize": 6
  },
  "SearchResults.foundIn": {
    "assumedSize": 4
  },
  "SearchResults.nearestSizes": {
    "assumedSize": 3
  },
  "SearchResults.widerSearches": {
    "assumedSize": 3
  },
  "Specie.childs": {
    "assumedSize": 10
  },
  "WebsiteCategory.attachments": {
    "assumedSize": 2
  },
  "WebsiteCategory.childs": {
    "assumedSize": 10
  },
  "WebsiteCategory.reportUrls": {
    "assumedSize": 2
  },
  "WebsiteCategory.videos": {
    "assumedSize": 2
  },
  "WebsiteMenu.childs": {
    "assumedSize": 10
  }
};
