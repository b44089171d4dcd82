import type { DocumentKind } from '@geven/catalogue-records';
import type { Contents, Durability, WoodModification } from '@geven/timber';

/** What the documents of a product say about it, in one language: part of the answer to `ProductTemplate`. */
export interface DocumentedProduct {
  readonly id: number;
  readonly title: { readonly name: string };
  readonly family: string;
  readonly itemNumber: string;
  readonly isPublished: boolean;
  readonly specie: DocumentedSpecie | null;
  readonly durability: Durability | null;
  readonly thickness: number | null;
  readonly width: number | null;
  readonly workingWidth: number | null;
  /** Width in mm that one board takes up when laid. */
  readonly cover: number | null;
  readonly headSize: string | null;
  readonly profile1: Named | null;
  /** Its ends. */
  readonly profile4: Named | null;
  readonly colour: Named | null;
  readonly humidity: string | null;
  readonly quality: string | null;
  readonly certification: string | null;
  readonly applications: readonly Named[];
  readonly commodityCode: string | null;
  readonly packingMethod: string | null;
  readonly lengthRange: { readonly min: number; readonly max: number } | null;
  /** Net cents. */
  readonly combinationInfo: { readonly price_m1: number | null };
  readonly productVariants: readonly DocumentedVariant[];
  readonly safety: DocumentedSafety;
  readonly origin: { readonly countries: string | null; readonly cites: string | null } & {
    readonly dueDiligenceReference: string | null;
  };
  readonly productDocuments: readonly { readonly kind: DocumentKind; readonly name: string; readonly url: string }[];
  /** Addresses of pictures without a size. */
  readonly image: string;
  readonly end: { readonly src: string } | null;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

interface DocumentedSpecie {
  readonly name: string;
  readonly slug: string;
  readonly latinName: string | null;
  readonly modification: WoodModification | null;
  readonly density: number | null;
  /** Per cent of the width for one per cent of moisture. */
  readonly movement: number | null;
  readonly parent: { readonly slug: string } | null;
}

interface DocumentedVariant {
  readonly name: string;
  readonly itemNumber: string;
  readonly barcode: string;
  readonly attributeLength: { readonly commercialName: string } | null;
  /** Grams. */
  readonly weight: number;
  readonly isSample: boolean;
  /** Net cents. */
  readonly combinationInfo: { readonly price: number };
  readonly contents: (Contents & { readonly reference: number | null }) | null;
}

interface DocumentedSafety {
  readonly responsible: { readonly name: string; readonly address: string; readonly email: string };
  readonly warnings: readonly string[];
  readonly activeSubstances: readonly string[];
  readonly hazardPictograms: readonly string[];
  readonly signalWord: 'DANGER' | 'WARNING' | null;
  readonly hazardStatements: readonly { readonly code: string; readonly text: string }[];
}
