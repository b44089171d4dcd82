import { type Localized, perLocale, type StockMessages } from '@geven/catalogue-records';

const STOCKED: Localized<string> = {
  nl: 'De voorraad wordt doorlopend bijgewerkt. Bestelt u meer, dan heeft de rest een langere levertijd.',
  en: 'Stock is updated continuously. If you order more, the rest has a longer delivery time.',
  de: 'Der Bestand wird laufend aktualisiert. Bestellen Sie mehr, hat der Rest eine längere Lieferzeit.',
};

const LOTS: Localized<string> = {
  nl: 'Kleur en tekening verschillen per partij: bestel alles voor één vlak in één keer.',
  en: 'Colour and grain differ from lot to lot: order everything for one surface at once.',
  de: 'Farbe und Maserung unterscheiden sich je Partie: Bestellen Sie alles für eine Fläche auf einmal.',
};

const TO_ORDER: Localized<string> = {
  nl: 'Op bestelling geschaafd hout maken wij speciaal voor u; daarvoor geldt geen herroepingsrecht.',
  en: 'Wood planed to order is made for you: the right of withdrawal does not apply.',
  de: 'Auf Bestellung gehobeltes Holz wird für Sie gefertigt; ein Widerruf ist ausgeschlossen.',
};

interface Stocked {
  isTropical: boolean;
  isPlanedToOrder: boolean;
}

/** What explains the stock of a board or beam. */
export function stockMessages({ isTropical, isPlanedToOrder }: Stocked): Localized<StockMessages> {
  return perLocale((locale) => ({
    // What is made to order has no stock to report.
    stockPopUp1: isPlanedToOrder ? null : STOCKED[locale],
    stockPopUp2: isTropical ? LOTS[locale] : null,
    stockPopUp3: isPlanedToOrder ? TO_ORDER[locale] : null,
  }));
}
