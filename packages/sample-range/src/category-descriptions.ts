import type { Localized } from '@geven/catalogue-records';

/**
 * What search engines show of a category: 110 to 155 characters with a figure. Its page shows the first sentence below the
 * heading, so that one stands alone.
 */
export const CATEGORY_DESCRIPTIONS: Record<string, Localized<string>> = {
  decking: {
    nl: 'Vlonderplanken van hardhout, naaldhout en gemodificeerd hout. Vijftien houtsoorten van 21 tot 45 mm dik, met prijs per meter en per m².',
    en: 'Decking boards of hardwood, softwood and modified wood. Fifteen species, 21 to 45 mm thick, with prices per metre and per m².',
    de: 'Terrassendielen aus Hartholz, Nadelholz und modifiziertem Holz. Fünfzehn Holzarten von 21 bis 45 mm Dicke, mit Preis je Meter und m².',
  },
  'decking-ipe': {
    nl: 'De hardste vlonderplank uit ons assortiment. Ipé is klasse 1, olijfbruin en vrijwel zonder kwasten, 21 tot 45 mm dik en tot 4,85 m lang.',
    en: 'The hardest decking board of our range. Ipe is class 1, olive brown and all but free of knots, 21 to 45 mm thick and up to 4.85 m long.',
    de: 'Die härteste Terrassendiele unseres Sortiments. Ipé hat Klasse 1, ist olivbraun und fast astfrei, 21 bis 45 mm dick, bis 4,85 m lang.',
  },
  'decking-cumaru': {
    nl: 'Zwaar hardhout met een levendige kleur. Cumaru is klasse 1, geel- tot roodbruin, glad, gegroefd of geribbeld en tot 4,85 m lang.',
    en: 'A heavy hardwood with lively colours. Cumaru is class 1, yellowish to reddish brown, smooth, grooved or ribbed, up to 4.85 m long.',
    de: 'Schweres Hartholz mit lebhafter Farbe. Cumaru hat Klasse 1, ist gelb- bis rotbraun, glatt, gerillt oder geriffelt und bis 4,85 m lang.',
  },
  'decking-massaranduba': {
    nl: 'Dieprood hardhout zonder kwasten. Massaranduba is klasse 1, egaal van kleur en 1050 kg/m³ zwaar; de planken werken sterk.',
    en: 'A deep red hardwood without knots. Massaranduba is class 1, even in colour and weighs 1050 kg/m³; its boards move a good deal.',
    de: 'Tiefrotes Hartholz ohne Äste. Massaranduba hat Klasse 1, eine gleichmäßige Farbe und 1050 kg/m³; die Dielen arbeiten stark.',
  },
  'decking-bangkirai': {
    nl: 'Het bekende hardhout voor terras en steiger. Bangkirai is klasse 2, slijtvast en 21 tot 45 mm dik; speldengaatjes horen erbij.',
    en: 'The familiar hardwood for decks and jetties. Bangkirai is class 2, wears well and is 21 to 45 mm thick; pinholes are part of it.',
    de: 'Das vertraute Hartholz für Terrasse und Steg. Bangkirai hat Klasse 2, ist verschleißfest und 21 bis 45 mm dick; feine Bohrlöcher gehören dazu.',
  },
  'decking-garapa': {
    nl: 'Honinggeel hardhout voor zonnige terrassen. Garapa is klasse 3, bijna zonder kwasten en met 830 kg/m³ lichter dan ipé.',
    en: 'A honey yellow hardwood for sunny decks. Garapa is class 3, practically without knots and, at 830 kg/m³, lighter than ipe.',
    de: 'Honiggelbes Hartholz für sonnige Terrassen. Garapa hat Klasse 3, ist fast astfrei und mit 830 kg/m³ leichter als Ipé.',
  },
  'decking-padouk': {
    nl: 'Koraalrood hardhout dat nauwelijks werkt. Padoek is klasse 1 en beweegt 1,4 mm bij 145 mm breedte; regen spoelt eerst rood uit.',
    en: 'A coral red hardwood that hardly moves. African padauk is class 1, with 1.4 mm of movement at 145 mm; at first rain washes out red.',
    de: 'Korallenrotes Hartholz, das kaum arbeitet. Padouk hat Klasse 1 und 1,4 mm Bewegung bei 145 mm; anfangs wäscht Regen Rot aus.',
  },
  'decking-afzelia': {
    nl: 'Maatvast hardhout voor een strak terras. Afzelia is klasse 1, oranje- tot roodbruin en 800 kg/m³ zwaar, in planken tot 4,85 m.',
    en: 'A stable hardwood for decks that stay flat. Afzelia is class 1, orange to reddish brown, weighs 800 kg/m³ and comes up to 4.85 m long.',
    de: 'Formstabiles Hartholz für ebene Terrassen. Afzelia hat Klasse 1, ist orange- bis rotbraun und 800 kg/m³ schwer, bis 4,85 m lang.',
  },
  'decking-teak': {
    nl: 'Goudbruin plantagehout voor blote voeten. Teak is klasse 1–3, van nature vettig en splintert weinig, in planken van 21 tot 45 mm.',
    en: 'Golden brown plantation wood for bare feet. Teak is class 1–3, oily by nature and slow to splinter, in boards of 21 to 45 mm.',
    de: 'Goldbraunes Plantagenholz für bloße Füße. Teak hat Klasse 1–3, ist von Natur aus ölig und splittert wenig, 21 bis 45 mm dick.',
  },
  'decking-robinia': {
    nl: 'Europees hardhout in plaats van tropisch. Robinia is klasse 1–2 zonder behandeling en gevingerlast tot lengtes van 4,85 m.',
    en: 'European hardwood in place of tropical. Robinia is class 1–2 without treatment and finger-jointed to lengths of up to 4.85 m.',
    de: 'Europäisches Hartholz statt Tropenholz. Robinie hat Klasse 1–2 ganz ohne Schutzmittel und ist keilgezinkt bis 4,85 m Länge.',
  },
  'decking-larch-european': {
    nl: 'Honingbruin naaldhout dat mag vergrijzen. Lariks is klasse 3–4, met vaste kwasten en wat hars, 27 tot 35 mm dik en tot 6,00 m lang.',
    en: 'A honey brown softwood that may turn grey. Larch is class 3–4, with sound knots and some resin, 27 to 35 mm thick, up to 6.00 m long.',
    de: 'Honigbraunes Nadelholz, das vergrauen darf. Lärche hat Klasse 3–4, feste Äste und etwas Harz, 27 bis 35 mm dick, bis 6,00 m lang.',
  },
  'decking-douglas': {
    nl: 'Zalmroze naaldhout uit bossen in de buurt. Douglas is klasse 3–4 en licht te bewerken, 27 tot 35 mm dik en van 1,80 tot 6,00 m lang.',
    en: 'A salmon pink softwood from forests nearby. Douglas fir is class 3–4 and easy to work, 27 to 35 mm thick and 1.80 to 6.00 m long.',
    de: 'Lachsfarbenes Nadelholz aus nahen Wäldern. Douglasie hat Klasse 3–4 und ist leicht zu bearbeiten, 27 bis 35 mm dick, bis 6,00 m.',
  },
  'decking-pine-treated': {
    nl: 'Grenen planken voor vochtige plekken. Onder druk geïmpregneerd voor gebruiksklasse 4, glad of gegroefd, in lengtes van 1,80 tot 6,00 m.',
    en: 'Pine boards for damp places. Pressure-treated for use class 4, smooth or grooved, in lengths of 1.80 to 6.00 m, for shady corners too.',
    de: 'Kiefernholzdielen für feuchte Plätze. Unter Druck imprägniert für Gebrauchsklasse 4, glatt oder gerillt, von 1,80 bis 6,00 m lang.',
  },
  'decking-acetylated-pine': {
    nl: 'De plank die het minst werkt. Geacetyleerd hout haalt klasse 1 en beweegt 0,6 mm bij 145 mm; clips houden het zonder schroefkop.',
    en: 'The board that moves least. Acetylated wood reaches class 1 and moves by 0.6 mm at 145 mm; clips hold it without a screw in sight.',
    de: 'Die Diele, die am wenigsten arbeitet. Acetyliertes Holz erreicht Klasse 1 und bewegt sich 0,6 mm bei 145 mm; Clips halten unsichtbar.',
  },
  'decking-thermo-ash': {
    nl: 'Chocoladebruin essen, alleen met hitte behandeld. Klasse 1–2, 1,1 mm werking bij 145 mm en mes en groef aan de koppen.',
    en: 'Chocolate brown ash, treated with heat alone. Class 1–2, 1.1 mm of movement at 145 mm, and tongue and groove at the ends.',
    de: 'Schokoladenbraune Esche, nur mit Hitze behandelt. Klasse 1–2, 1,1 mm Bewegung bei 145 mm, Nut und Feder an den Enden.',
  },
  'decking-thermo-pine': {
    nl: 'Warmbruin grenen zonder hars, licht om te dragen. Klasse 2 en 430 kg/m³, met groeven voor clips, van 1,80 tot 6,00 m lang.',
    en: 'Warm brown pine without resin, light to carry. Class 2 and 430 kg/m³, with grooves for clips, from 1.80 to 6.00 m long.',
    de: 'Warmbraune Kiefer ohne Harz, leicht zu tragen. Klasse 2 und 430 kg/m³, mit Nuten für Clips, von 1,80 bis 6,00 m lang.',
  },
  'decking-fixing': {
    nl: 'Schroeven en clips van rvs voor vlonders. Van 5,0 × 50 tot 5,5 × 90 mm in A2 en A4, met de plankdikte die erbij hoort.',
    en: 'Stainless steel screws and clips for decks. From 5.0 × 50 to 5.5 × 90 mm in A2 and A4, with the board thickness each is for.',
    de: 'Schrauben und Clips aus Edelstahl für Terrassen. Von 5,0 × 50 bis 5,5 × 90 mm in A2 und A4, mit der Dielendicke, zu der sie passen.',
  },
  'decking-substructure': {
    nl: 'Alles voor de onderconstructie van uw vlonder: regels, terrasdragers en onderleggers. Regels van 45 × 70 mm, dragers tot 220 mm hoog.',
    en: 'Everything for the substructure of your deck: joists, pedestals and pads. Joists of 45 × 70 mm, pedestals of up to 220 mm.',
    de: 'Alles für die Unterkonstruktion Ihrer Terrasse: Lagerhölzer, Stelzlager und Pads. Lagerhölzer 45 × 70 mm, Stelzlager bis 220 mm.',
  },
  cladding: {
    nl: 'Rabat, rhombus en potdeksel voor houten gevels. Negen houtsoorten, planken van 20 en 22 mm dik, prijs per m² naar werkende breedte.',
    en: 'Shiplap, rhombus and bevel siding for timber façades. Nine species, boards 20 and 22 mm thick, priced per m² by covering width.',
    de: 'Falzprofile, Rhombus und Stülpschalung für Holzfassaden. Neun Holzarten, Bretter mit 20 und 22 mm, Preis je m² nach Deckbreite.',
  },
  'channel-siding': {
    nl: 'Rabat met een brede schaduwvoeg, liggend of staand. Werkende breedte 121 of 126 mm, acht houtsoorten, lengtes tot 6,00 m.',
    en: 'Shiplap with a wide shadow gap, horizontal or upright. Covering width 121 or 126 mm, eight species, lengths of up to 6.00 m.',
    de: 'Falzbretter mit breiter Schattenfuge, liegend oder stehend. Deckbreite 121 oder 126 mm, acht Holzarten, Längen bis 6,00 m.',
  },
  shiplap: {
    nl: 'Halfhouts en Zweeds rabat voor huis en tuinhuis. Planken van 20 × 140 en 22 × 145 mm in acht houtsoorten, van 1,80 tot 6,00 m lang.',
    en: 'Half-lap and Swedish shiplap for house and shed. Boards of 20 × 140 and 22 × 145 mm in eight species, from 1.80 to 6.00 m long.',
    de: 'Stufenfalz und Schwedenprofil für Haus und Gartenhaus. Bretter 20 × 140 und 22 × 145 mm in acht Holzarten, von 1,80 bis 6,00 m.',
  },
  'tongue-and-groove': {
    nl: 'Dichte gevelplanken met mes en groef. Van 140 mm blijft 131 mm zichtbaar, 7,63 m per m², in acht houtsoorten en tot 6,00 m lang.',
    en: 'Closed cladding with tongue and groove. Of 140 mm, 131 mm shows, 7.63 m to a square metre, in eight species and up to 6.00 m long.',
    de: 'Geschlossene Fassadenbretter mit Nut und Feder. Von 140 mm bleiben 131 mm sichtbar, 7,63 m je m², acht Holzarten, bis 6,00 m lang.',
  },
  rhombus: {
    nl: 'Smalle profielen met schuine kanten en open voegen. Maten 21 × 68, 27 × 68 en 27 × 90 mm in negen houtsoorten, voeg 6 mm.',
    en: 'Narrow slats with slanted edges and open joints. Sizes 21 × 68, 27 × 68 and 27 × 90 mm in nine species, with a joint of 6 mm.',
    de: 'Schmale Leisten mit schrägen Kanten und offener Fuge. Maße 21 × 68, 27 × 68 und 27 × 90 mm in neun Holzarten, Fuge 6 mm.',
  },
  bevel: {
    nl: 'Konische planken die over elkaar vallen. Overlap 25 mm met speling, 8,33 m per m² bij 145 mm, in acht houtsoorten tot 6,00 m.',
    en: 'Tapered boards that lap over one another. Allow 25 mm of lap with play, 8.33 m to a square metre at 145 mm, in eight species.',
    de: 'Konische Bretter, die sich überdecken. 25 mm Überdeckung mit Spiel, 8,33 m je m² bei 145 mm, in acht Holzarten bis 6,00 m.',
  },
  'cladding-battens': {
    nl: 'Latten die gevelbekleding dragen. Van 21 × 45 tot 45 × 70 mm in acht houtsoorten, in lengtes van 2,10 tot 5,40 m.',
    en: 'Battens that carry cladding and make its cavity. From 21 × 45 to 45 × 70 mm in eight species, in lengths of 2.10 to 5.40 m.',
    de: 'Latten, die Fassadenbretter tragen und hinterlüften. Von 21 × 45 bis 45 × 70 mm in acht Holzarten, Längen von 2,10 bis 5,40 m.',
  },
  boards: {
    nl: 'Geschaafde, fijnbezaagde en geïmpregneerde planken. Van 15 × 95 tot 38 × 250 mm voor schutting, bank, moestuinbak en tuinhuis.',
    en: 'Planed, fine-sawn and treated boards with square edges. From 15 × 95 to 38 × 250 mm, for fences, benches, raised beds and sheds.',
    de: 'Gehobelte, feinsägeraue und imprägnierte Bretter. Von 15 × 95 bis 38 × 250 mm, für Zaun, Bank, Hochbeet und Gartenhaus.',
  },
  'planed-boards': {
    nl: 'Glad geschaafde planken met afgeronde kanten. Tien maten van 15 × 95 tot 40 × 145 mm in tien houtsoorten, van 1,80 tot 6,00 m lang.',
    en: 'Smoothly planed boards with rounded edges. Ten sizes from 15 × 95 to 40 × 145 mm in ten species, from 1.80 to 6.00 m long.',
    de: 'Glatt gehobelte Bretter mit gerundeten Kanten. Zehn Maße von 15 × 95 bis 40 × 145 mm in zehn Holzarten, von 1,80 bis 6,00 m.',
  },
  'sawn-boards': {
    nl: 'Brede planken met zichtbaar zaagbeeld. Van 20 × 150 tot 38 × 250 mm in lariks, douglas, eiken, kastanje en tropisch hardhout.',
    en: 'Wide boards that show the marks of the saw. From 20 × 150 to 38 × 250 mm in larch, Douglas fir, oak, chestnut and tropical hardwood.',
    de: 'Breite Bretter mit sichtbarem Sägebild. Von 20 × 150 bis 38 × 250 mm in Lärche, Douglasie, Eiche, Kastanie und Tropenholz.',
  },
  'treated-boards': {
    nl: 'Geïmpregneerd grenen in groen, bruin of grijs. Acht maten van 16 × 140 tot 28 × 195 mm voor gebruiksklasse 4, tot 4,50 m lang.',
    en: 'Pressure-treated pine in green, brown or grey. Eight sizes from 16 × 140 to 28 × 195 mm for use class 4, up to 4.50 m long.',
    de: 'Imprägnierte Kiefer in Grün, Braun oder Grau. Acht Maße von 16 × 140 bis 28 × 195 mm für Gebrauchsklasse 4, bis 4,50 m lang.',
  },
  beams: {
    nl: 'Balken en palen voor overkapping, pergola, schutting en steiger. Geschaafd, bezaagd of gelamineerd, van 45 × 90 tot 200 × 200 mm.',
    en: 'Beams and posts for verandas, pergolas, fences and jetties. Planed, sawn or laminated, in sections from 45 × 90 to 200 × 200 mm.',
    de: 'Balken und Pfosten für Überdachung, Pergola, Zaun und Steg. Gehobelt, sägerau oder lamelliert, von 45 × 90 bis 200 × 200 mm.',
  },
  'planed-beams': {
    nl: 'Gladde balken en palen voor wat u ziet en aanraakt. Acht doorsneden van 45 × 90 tot 140 × 140 mm, in lengtes van 2,40 tot 6,00 m.',
    en: 'Smooth beams and posts for what you see and touch. Eight sections from 45 × 90 to 140 × 140 mm, in lengths of 2.40 to 6.00 m.',
    de: 'Glatte Kanthölzer und Pfosten für alles, was man sieht und anfasst. Acht Querschnitte bis 140 × 140 mm, von 2,40 bis 6,00 m lang.',
  },
  'sawn-beams': {
    nl: 'Ruwe balken en palen voor water, tuin en dak. Zeven doorsneden van 50 × 150 tot 200 × 200 mm in azobé, okan, tali, eiken en douglas.',
    en: 'Rough beams and posts for water, garden and roof. Seven sections from 50 × 150 to 200 × 200 mm in ekki, okan, tali, oak and more.',
    de: 'Raue Balken und Pfosten für Wasser, Garten und Dach. Sieben Querschnitte von 50 × 150 bis 200 × 200 mm, von Bongossi bis Eiche.',
  },
  'laminated-beams': {
    nl: 'Palen uit verlijmde lamellen, die minder kromtrekken. Doorsneden van 120 × 120 en 140 × 140 mm in eiken, douglas en lariks, tot 6,00 m.',
    en: 'Posts of glued lamellas that warp less. Sections of 120 × 120 and 140 × 140 mm in oak, Douglas fir and larch, up to 6.00 m.',
    de: 'Pfosten aus verleimten Lamellen, die sich weniger verziehen. 120 × 120 und 140 × 140 mm in Eiche, Douglasie und Lärche, bis 6,00 m.',
  },
  'planed-to-order': {
    nl: 'Maten die wij na uw bestelling schaven. Reken op vijf dagen extra: van ruw hout van 33 × 151 mm blijft een plank van 28 × 145 mm.',
    en: 'Sizes that we plane after your order. Allow five days more: from rough wood of 33 × 151 mm comes a board of 28 × 145 mm.',
    de: 'Maße, die wir nach Ihrer Bestellung hobeln. Rechnen Sie mit fünf Tagen mehr: Aus 33 × 151 mm Rohholz wird ein Brett 28 × 145 mm.',
  },
  'treated-wood': {
    nl: 'Onder druk geïmpregneerd grenen en vuren. Gebruiksklasse 4 voor de grond, 3.1 voor latten en planken, in groen, bruin of grijs.',
    en: 'Pressure-treated pine and spruce for the garden. Use class 4 for the ground, 3.1 for battens and boards, in green, brown or grey.',
    de: 'Kesseldruckimprägnierte Kiefer und Fichte. Gebrauchsklasse 4 für den Boden, 3.1 für Latten und Bretter, in Grün, Braun oder Grau.',
  },
  accessories: {
    nl: 'Schroeven, terrasdragers, olie en folie voor uw houten terras of gevel. Per doos, liter of rol, van 1 stuk tot dozen van 500.',
    en: 'Screws, pedestals, oil and membranes for your timber deck or façade. By the box, litre or roll, from 1 piece to packs of 500.',
    de: 'Schrauben, Stelzlager, Öl und Vlies für Ihre Terrasse oder Fassade aus Holz. Je Packung, Liter oder Rolle, von 1 Stück bis zu 500.',
  },
  screws: {
    nl: 'Schroeven en clips voor vlonders, gevels en balken. Rvs A2 en A4 van 4,0 × 45 tot 5,5 × 90 mm, constructieschroeven 8 × 160 mm.',
    en: 'Screws and clips for decks, façades and beams. Stainless A2 and A4 from 4.0 × 45 to 5.5 × 90 mm, construction screws 8 × 160 mm.',
    de: 'Schrauben und Clips für Terrassen, Fassaden und Balken. Edelstahl A2 und A4 von 4,0 × 45 bis 5,5 × 90 mm, Konstruktion 8 × 160 mm.',
  },
  pedestals: {
    nl: 'Verstelbare terrasdragers en onderleggers voor regels. Van 20 tot 220 mm hoog, 800 kg per stuk, met hellingcorrectie tot 5%.',
    en: 'Adjustable pedestals and pads for joists. From 20 to 220 mm high, 800 kg each, with a slope corrector for up to 5%.',
    de: 'Höhenverstellbare Stelzlager und Pads für Lagerhölzer. Von 20 bis 220 mm Höhe, 800 kg je Stück, Neigungsausgleich bis 5 %.',
  },
  'oil-and-care': {
    nl: 'Olie, reiniger en kopshoutsealer voor buitenhout. Een liter olie dekt 10 tot 14 m² geschaafd hout; in bussen van 0,75 tot 5 l.',
    en: 'Oils, cleaners and end-grain sealers for outdoor timber. A litre of oil covers 10 to 14 m² of planed wood; in cans of 0.75 to 5 l.',
    de: 'Öle, Reiniger und Hirnholzversiegelung für Holz im Freien. Ein Liter Öl reicht für 10 bis 14 m² gehobeltes Holz; 0,75 bis 5 l.',
  },
  membranes: {
    nl: 'Worteldoek, gevelfolie en tape die hout droog houden. Uv-bestendige folie voor voegen tot 30 mm, butylband van 50 en 75 mm.',
    en: 'Membranes and tapes that keep timber and façades dry. UV-resistant behind joints of up to 30 mm, butyl tape of 50 and 75 mm.',
    de: 'Vliese, Fassadenbahnen und Bänder, die Holz trocken halten. UV-beständig hinter Fugen bis 30 mm, Butylband mit 50 und 75 mm.',
  },
  fittings: {
    nl: 'Paalhouders, balkdragers, hoekankers en hoekprofielen. Voor palen van 70 tot 120 mm, verzinkt of rvs A2, en gevels tot 22 mm dik.',
    en: 'Post bases, joist hangers, angle brackets and corner profiles. For posts of 70 to 120 mm, galvanised or A2, and cladding up to 22 mm.',
    de: 'Pfostenträger, Balkenschuhe, Winkelverbinder und Eckprofile. Für Pfosten von 70 bis 120 mm, verzinkt oder A2, Fassaden bis 22 mm.',
  },
  samples: {
    nl: 'Monsters van het echte profiel, om hout thuis te vergelijken. Stukken van 250 mm, los bij de plank of in een doos met drie of vijf.',
    en: 'Samples of the real profile, to compare wood at home. Pieces of 250 mm, single with each board or in a box of three or five.',
    de: 'Muster vom echten Profil, um Holz zu Hause zu vergleichen. Stücke von 250 mm, einzeln beim Brett oder in der Box zu drei oder fünf.',
  },
  sale: {
    nl: 'Restpartijen en restlengtes voor een lagere prijs. Bij elke aanbieding staat de laagste prijs van de laatste 30 dagen ernaast.',
    en: 'Remaining stock and odd lengths at reduced prices. Beside each offer stands the lowest price of the last 30 days.',
    de: 'Restposten und Restlängen zum reduzierten Preis. Neben jedem Angebot steht der niedrigste Preis der letzten 30 Tage.',
  },
};
