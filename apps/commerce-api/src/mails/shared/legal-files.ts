import { legalText, legalTextAsPlainText } from '@geven/legal-texts';
import type { Locale } from '@geven/timber';
import type { Seller } from '../../domain/seller/seller';
import type { TextFile } from '../../ports/mail';

interface LegalFilesOptions {
  readonly seller: Seller;
  /** Of the order that they belong to. */
  readonly number: string;
  readonly names: { readonly terms: string; readonly withdrawal: string };
}

/** The terms and the notice of withdrawal; the law asks for both on a durable medium. */
export function legalFiles(locale: Locale, { seller, number, names }: LegalFilesOptions): TextFile[] {
  const places = {
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerEmail: seller.email,
    sellerPhone: seller.phone,
    sellerRegister: seller.register,
    sellerVat: seller.vat,
    number,
  };
  return (['terms', 'withdrawal'] as const).map((name) => ({
    name: names[name],
    content: legalTextAsPlainText(legalText(name, locale, places)),
  }));
}
