import type { Product, ProductDocument } from '@geven/odoo-sdk';

/** Id of the section on safety. */
export const SAFETY_ID = 'safety';

/** What says more: of a mixture its safety data sheet, of treated wood, which is an article, how to use it. */
const SHEETS: readonly ProductDocument['kind'][] = ['SAFETY_DATA_SHEET', 'TREATED_WOOD_INFORMATION'];

/** Whether something has to be read before ordering (LG-12). */
export const hasHazards = ({ safety }: Pick<Product, 'safety'>): boolean =>
  safety.hazardPictograms.length + safety.hazardStatements.length + safety.activeSubstances.length > 0;

/** The document to be read; undefined where the section on safety has to do. */
export const hazardSheet = ({ productDocuments }: Pick<Product, 'productDocuments'>): ProductDocument | undefined =>
  productDocuments.find(({ kind }) => SHEETS.includes(kind));
