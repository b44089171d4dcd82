import { type Localized, PRECAUTIONARY_STATEMENTS } from '@geven/catalogue-records';

/** What has to be known before buying and using: values of the attribute `warning`. */
export const WARNINGS = {
  dust: {
    name: {
      nl: 'Draag een stofmasker bij zagen en schuren: houtstof prikkelt de luchtwegen.',
      en: 'Wear a dust mask when sawing and sanding: wood dust irritates the airways.',
      de: 'Beim Sägen und Schleifen Staubmaske tragen: Holzstaub reizt die Atemwege.',
    },
  },
  'irritant-dust': {
    name: {
      nl: 'Het stof van deze houtsoort prikkelt huid en ogen: draag handschoenen en een veiligheidsbril.',
      en: 'The dust of this species irritates skin and eyes: wear gloves and safety glasses.',
      de: 'Der Staub dieser Holzart reizt Haut und Augen: Handschuhe und Schutzbrille tragen.',
    },
  },
  slippery: {
    name: {
      nl: 'Natte planken kunnen glad zijn, ook met groeven.',
      en: 'Wet boards can be slippery, grooved ones as well.',
      de: 'Nasse Dielen können rutschig sein, auch gerillte.',
    },
  },
  predrill: {
    name: {
      nl: 'Boor elk schroefgat voor: anders kan het hout splijten en de schroef afbreken.',
      en: 'Predrill every screw hole: otherwise the wood can split and the screw can snap.',
      de: 'Jedes Schraubenloch vorbohren: Sonst kann das Holz reißen und die Schraube brechen.',
    },
  },
  tannin: {
    name: {
      nl: 'Bevat looizuur: gebruik rvs schroeven en houd er rekening mee dat regen vlekken op steen kan maken.',
      en: 'Contains tannin: use stainless steel screws, and expect rain to stain stone.',
      de: 'Enthält Gerbsäure: Edelstahlschrauben verwenden; Regen kann Stein verfärben.',
    },
  },
  bleeding: {
    name: {
      nl: 'Geeft in het begin rode kleur af aan alles eronder.',
      en: 'At first it bleeds red onto whatever is below.',
      de: 'Gibt anfangs rote Farbe an alles darunter ab.',
    },
  },
  brittle: {
    name: {
      nl: 'Kanten en hoeken zijn bros: stoot ze niet en werk met scherp gereedschap.',
      en: 'Edges and corners are brittle: avoid knocks and work with sharp tools.',
      de: 'Kanten und Ecken sind spröde: nicht anstoßen und mit scharfem Werkzeug arbeiten.',
    },
  },
  heavy: {
    name: {
      nl: 'Zwaar: til met twee personen of met een hulpmiddel.',
      en: 'Heavy: have two people lift it, or use lifting equipment.',
      de: 'Schwer: zu zweit oder mit Hebehilfe tragen.',
    },
  },
  'treated-use': {
    name: {
      nl: 'Verduurzaamd hout: niet gebruiken waar het met voedsel of voer in aanraking komt; draag handschoenen bij het bewerken.',
      en: 'Treated wood: do not use it where it touches food or animal feed; wear gloves when working with it.',
      de: 'Behandeltes Holz: nicht verwenden, wo es Lebens- oder Futtermittel berührt; beim Bearbeiten Handschuhe tragen.',
    },
  },
  'treated-waste': {
    name: {
      nl: 'Resten niet verbranden of composteren: breng ze als C-hout naar de milieustraat.',
      en: 'Do not burn or compost offcuts: take them to a recycling centre as treated waste wood (C wood in the Netherlands, category A IV in Germany).',
      de: 'Reste nicht verbrennen oder kompostieren: als Altholz der Kategorie A IV zum Wertstoffhof bringen.',
    },
  },
  // Word for word, article 72 of the regulation on biocidal products (EU) 528/2012: wherever one is offered.
  biocide: {
    name: {
      nl: 'Gebruik biociden veilig. Lees vóór gebruik eerst het etiket en de productinformatie.',
      en: 'Use biocides safely. Always read the label and product information before use.',
      de: 'Biozidprodukte vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformationen lesen.',
    },
  },
  'oily-rags': {
    name: {
      nl: 'Doeken met olie kunnen vanzelf ontbranden: laat ze uitgespreid buiten drogen of bewaar ze in water.',
      en: 'Oily rags can ignite spontaneously: let them dry spread out outdoors, or keep them in water.',
      de: 'Ölgetränkte Lappen können sich selbst entzünden: im Freien ausgebreitet trocknen oder in Wasser aufbewahren.',
    },
  },
  children: { name: PRECAUTIONARY_STATEMENTS.P102 },
  'gloves-and-goggles': {
    name: {
      nl: 'Draag handschoenen en een veiligheidsbril.',
      en: 'Wear gloves and safety goggles.',
      de: 'Handschuhe und Schutzbrille tragen.',
    },
  },
  'sharp-edges': {
    name: {
      nl: 'Scherpe punten en randen: draag handschoenen.',
      en: 'Sharp points and edges: wear gloves.',
      de: 'Scharfe Spitzen und Kanten: Handschuhe tragen.',
    },
  },
} satisfies Record<string, { name: Localized<string> }>;

export type WarningKey = keyof typeof WARNINGS;

/** What wood is treated with and cleaners work with: values of `active_substance`. */
export const ACTIVE_SUBSTANCES = {
  'copper-hydroxide-carbonate': {
    name: {
      nl: 'koper(II)carbonaat, koper(II)hydroxide (1:1)',
      en: 'copper(II) carbonate, copper(II) hydroxide (1:1)',
      de: 'Kupfer(II)-carbonat, Kupfer(II)-hydroxid (1:1)',
    },
  },
  tebuconazole: { name: { nl: 'tebuconazool', en: 'tebuconazole', de: 'Tebuconazol' } },
  propiconazole: { name: { nl: 'propiconazool', en: 'propiconazole', de: 'Propiconazol' } },
  'benzalkonium-chloride': {
    name: { nl: 'benzalkoniumchloride', en: 'benzalkonium chloride', de: 'Benzalkoniumchlorid' },
  },
} satisfies Record<string, { name: Localized<string> }>;
