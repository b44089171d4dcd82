import type { Localized } from '../../../ports/catalogue-source';

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
      nl: 'Het stof van deze houtsoort prikkelt huid en ogen: draag handschoenen en een bril.',
      en: 'The dust of this species irritates skin and eyes: wear gloves and goggles.',
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
      nl: 'Boor schroefgaten voor; zonder voorboren kan het hout splijten en een schroef afbreken.',
      en: 'Predrill screw holes; without, the wood can split and a screw can snap.',
      de: 'Schraubenlöcher vorbohren; sonst kann das Holz reißen und eine Schraube brechen.',
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
      nl: 'Kanten en hoeken zijn bros: niet laten vallen en dicht bij de rand voorboren.',
      en: 'Edges and corners are brittle: do not drop it, and predrill near the ends.',
      de: 'Kanten und Ecken sind spröde: nicht fallen lassen, am Rand vorbohren.',
    },
  },
  heavy: {
    name: {
      nl: 'Zwaar: til met twee personen of met een hulpmiddel.',
      en: 'Heavy: lift with two people or with a tool.',
      de: 'Schwer: zu zweit oder mit Hebehilfe tragen.',
    },
  },
  'treated-use': {
    name: {
      nl: 'Behandeld hout: niet gebruiken waar het met voedsel of voer in aanraking komt; draag handschoenen bij het bewerken.',
      en: 'Treated wood: not for places where it touches food or feed; wear gloves when working it.',
      de: 'Behandeltes Holz: nicht dort verwenden, wo es Lebens- oder Futtermittel berührt; beim Bearbeiten Handschuhe tragen.',
    },
  },
  'treated-waste': {
    name: {
      nl: 'Resten niet verbranden: lever ze in als behandeld hout.',
      en: 'Do not burn off-cuts: hand them in as treated wood.',
      de: 'Reste nicht verbrennen, sondern als behandeltes Holz entsorgen.',
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
      en: 'Rags with oil can ignite by themselves: let them dry spread out outdoors, or keep them in water.',
      de: 'Ölgetränkte Lappen können sich selbst entzünden: im Freien ausgebreitet trocknen oder in Wasser aufbewahren.',
    },
  },
  children: {
    name: {
      nl: 'Buiten bereik van kinderen houden.',
      en: 'Keep out of reach of children.',
      de: 'Darf nicht in die Hände von Kindern gelangen.',
    },
  },
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

/** Statements of CLP, word for word: values of `hazard_statement`. */
export const HAZARD_STATEMENTS = {
  H226: {
    name: {
      nl: 'Ontvlambare vloeistof en damp.',
      en: 'Flammable liquid and vapour.',
      de: 'Flüssigkeit und Dampf entzündbar.',
    },
  },
  H302: {
    name: {
      nl: 'Schadelijk bij inslikken.',
      en: 'Harmful if swallowed.',
      de: 'Gesundheitsschädlich bei Verschlucken.',
    },
  },
  H314: {
    name: {
      nl: 'Veroorzaakt ernstige brandwonden en oogletsel.',
      en: 'Causes severe skin burns and eye damage.',
      de: 'Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
    },
  },
  H315: {
    name: { nl: 'Veroorzaakt huidirritatie.', en: 'Causes skin irritation.', de: 'Verursacht Hautreizungen.' },
  },
  H318: {
    name: {
      nl: 'Veroorzaakt ernstig oogletsel.',
      en: 'Causes serious eye damage.',
      de: 'Verursacht schwere Augenschäden.',
    },
  },
  H336: {
    name: {
      nl: 'Kan slaperigheid of duizeligheid veroorzaken.',
      en: 'May cause drowsiness or dizziness.',
      de: 'Kann Schläfrigkeit und Benommenheit verursachen.',
    },
  },
  H410: {
    name: {
      nl: 'Zeer giftig voor in het water levende organismen, met langdurige gevolgen.',
      en: 'Very toxic to aquatic life with long lasting effects.',
      de: 'Sehr giftig für Wasserorganismen mit langfristiger Wirkung.',
    },
  },
  EUH066: {
    name: {
      nl: 'Herhaalde blootstelling kan een droge of een gebarsten huid veroorzaken.',
      en: 'Repeated exposure may cause skin dryness or cracking.',
      de: 'Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.',
    },
  },
  EUH210: {
    name: {
      nl: 'Veiligheidsinformatieblad op verzoek verkrijgbaar.',
      en: 'Safety data sheet available on request.',
      de: 'Sicherheitsdatenblatt auf Anfrage erhältlich.',
    },
  },
} satisfies Record<string, { name: Localized<string> }>;

export type HazardCode = keyof typeof HAZARD_STATEMENTS;
