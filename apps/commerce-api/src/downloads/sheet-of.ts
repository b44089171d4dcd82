import type { DocumentKind } from '@geven/catalogue-records';
import type { Sheet } from '../ports/sheet';
import { assemblyInstruction } from './assembly-instruction';
import { declarationOfPerformance } from './declaration-of-performance';
import { productSheet, type SheetPictures } from './product-sheet';
import { safetyDataSheet } from './safety-data-sheet/safety-data-sheet';
import type { SheetSource } from './sheet-frame';
import { treatedWoodInformation } from './treated-wood-information';

/** The document of that kind; null when nothing can be written of it. */
export function sheetOf(kind: DocumentKind, source: SheetSource, pictures: SheetPictures): Sheet | null {
  switch (kind) {
    case 'PRODUCT_SHEET':
      return productSheet(source, pictures);
    case 'ASSEMBLY_INSTRUCTION':
      return assemblyInstruction(source);
    case 'DECLARATION_OF_PERFORMANCE':
      return declarationOfPerformance(source);
    case 'SAFETY_DATA_SHEET':
      return safetyDataSheet(source);
    case 'TREATED_WOOD_INFORMATION':
      return treatedWoodInformation(source);
    case 'ATTACHMENT':
      return null;
  }
}
