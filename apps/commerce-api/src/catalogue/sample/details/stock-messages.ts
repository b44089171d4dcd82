import type { StockMessages } from '../../../ports/catalogue-details';
import type { Localized } from '../../../ports/catalogue-source';
import { perLocale } from '../../per-locale';

const COUNTED: Localized<string> = {
  nl: 'De voorraad is elke ochtend geteld. Bestelt u meer dan er ligt, dan schaven wij de rest voor u op maat.',
  en: 'Stock is counted every morning. If you order more than there is, we plane the rest to order.',
  de: 'Der Lagerbestand wird jeden Morgen gezählt. Bestellen Sie mehr, hobeln wir den Rest auf Bestellung.',
};

const LOTS: Localized<string> = {
  nl: 'Kleur en tekening verschillen per partij: bestel alles voor één vlak in één keer.',
  en: 'Colour and grain differ from lot to lot: order everything for one surface at once.',
  de: 'Farbe und Maserung unterscheiden sich je Partie: Bestellen Sie alles für eine Fläche auf einmal.',
};

const TO_ORDER: Localized<string> = {
  nl: 'Op maat geschaafd hout wordt voor u gemaakt en kunt u niet herroepen.',
  en: 'Wood planed to order is made for you: it cannot be withdrawn from.',
  de: 'Auf Bestellung gehobeltes Holz wird für Sie gefertigt; ein Widerruf ist ausgeschlossen.',
};

interface Stocked {
  isTropical: boolean;
  isPlanedToOrder: boolean;
}

/** What explains the stock of a board or beam. */
export function stockMessages({ isTropical, isPlanedToOrder }: Stocked): Localized<StockMessages> {
  return perLocale((locale) => ({
    stockPopUp1: COUNTED[locale],
    stockPopUp2: isTropical ? LOTS[locale] : null,
    stockPopUp3: isPlanedToOrder ? TO_ORDER[locale] : null,
  }));
}
