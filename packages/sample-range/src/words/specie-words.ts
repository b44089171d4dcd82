import type { Localized } from '@geven/catalogue-records';

export interface SpecieWords {
  /** The full name after "of": German bends it after `aus`. Left out where the short name does. */
  material?: Localized<string>;
  /** Colour and grain, without a verb; treated wood has the colour of its treatment. */
  look?: Localized<string>;
  /** What belongs to the species and surprises those who do not know it: a sentence or two. */
  nature: Localized<string>;
}

/** Every species in words, side by side to be proofread. */
export const SPECIE_WORDS: Record<string, SpecieWords> = {
  ipe: {
    look: {
      nl: 'Olijf- tot donkerbruin, met een fijne, dichte structuur',
      en: 'Olive to dark brown with a fine, dense texture',
      de: 'Oliv- bis dunkelbraun mit feiner, dichter Struktur',
    },
    nature: {
      nl: 'Ipé is een van de hardste houtsoorten in de handel en splintert nauwelijks.',
      en: 'Ipe is one of the hardest woods in the trade and hardly splinters.',
      de: 'Ipé gehört zu den härtesten Hölzern im Handel und splittert kaum.',
    },
  },
  cumaru: {
    look: {
      nl: 'Geel- tot roodbruin, met een onregelmatige kruisdraad',
      en: 'Yellowish to reddish brown with an interlocked grain',
      de: 'Gelb- bis rotbraun mit unregelmäßigem Wechseldrehwuchs',
    },
    nature: {
      nl: 'Door de kruisdraad kan een plank iets trekken; fijne droogscheurtjes horen erbij.',
      en: 'The interlocked grain lets a board twist a little; fine drying checks are part of it.',
      de: 'Durch den Drehwuchs kann sich ein Brett leicht verziehen; feine Trockenrisse gehören dazu.',
    },
  },
  massaranduba: {
    look: {
      nl: 'Diep roodbruin en gelijkmatig van kleur',
      en: 'Deep reddish brown and even in colour',
      de: 'Tief rotbraun und gleichmäßig in der Farbe',
    },
    nature: {
      nl: 'Massaranduba werkt sterk: reken op fijne scheurtjes en bevestig elke plank goed.',
      en: 'Massaranduba moves a good deal: expect fine checks and fix every board firmly.',
      de: 'Massaranduba arbeitet stark: Rechnen Sie mit feinen Rissen und befestigen Sie jedes Brett gut.',
    },
  },
  bangkirai: {
    look: {
      nl: 'Geel- tot roodbruin, met grove poriën',
      en: 'Yellowish to reddish brown with coarse pores',
      de: 'Gelb- bis rotbraun mit groben Poren',
    },
    nature: {
      nl: 'Kleine gaatjes (pinholes) komen van insecten in het verse hout; in droog hout breiden ze zich niet uit.',
      en: 'Small pinholes come from insects in the green wood; they do not spread in dry wood.',
      de: 'Kleine Fraßgänge (Pinholes) stammen von Frischholzinsekten; im trockenen Holz breiten sie sich nicht aus.',
    },
    material: { nl: 'bangkirai', en: 'bangkirai (yellow balau)', de: 'Bangkirai' },
  },
  garapa: {
    look: {
      nl: 'Honinggeel tot lichtbruin, met een zijdeachtige glans',
      en: 'Honey yellow to light brown with a silky sheen',
      de: 'Honiggelb bis hellbraun mit seidigem Glanz',
    },
    nature: {
      nl: 'Garapa donkert in het licht eerst na tot goudbruin; ijzer laat er zwarte vlekken in achter.',
      en: 'In the light garapa first darkens to golden brown; iron leaves black marks in it.',
      de: 'Im Licht dunkelt Garapa zuerst goldbraun nach; Eisen hinterlässt darin schwarze Flecken.',
    },
  },
  'angelim-vermelho': {
    look: {
      nl: 'Roodbruin en grof van structuur',
      en: 'Reddish brown and coarse in texture',
      de: 'Rotbraun und grob strukturiert',
    },
    nature: {
      nl: 'Vers gezaagd ruikt het sterk; die geur verdwijnt bij het drogen.',
      en: 'Freshly cut it has a strong smell, which goes as the wood dries.',
      de: 'Frisch gesägt riecht es stark; der Geruch verschwindet beim Trocknen.',
    },
  },
  azobe: {
    look: {
      nl: 'Donkerrood tot paarsbruin, met lichte stipjes in de poriën',
      en: 'Dark red to violet brown with pale specks in the pores',
      de: 'Dunkelrot bis violettbraun mit hellen Sprenkeln in den Poren',
    },
    nature: {
      nl: 'Azobé krimpt sterk en scheurt bij het drogen: aan de sterkte verandert dat weinig.',
      en: 'Ekki shrinks a good deal and checks as it dries, which does little to its strength.',
      de: 'Bongossi schwindet stark und reißt beim Trocknen; an der Festigkeit ändert das wenig.',
    },
  },
  okan: {
    look: {
      nl: 'Goud- tot roodbruin, met kruisdraad',
      en: 'Golden to reddish brown with an interlocked grain',
      de: 'Gold- bis rotbraun mit Wechseldrehwuchs',
    },
    nature: {
      nl: 'Okan is zwaar en taai en splijt vanaf de kopse kant: seal die meteen na het zagen.',
      en: 'Okan is heavy and tough and checks from its ends: seal them as soon as they are cut.',
      de: 'Okan ist schwer und zäh und reißt vom Hirnholz her ein: versiegeln Sie es gleich nach dem Sägen.',
    },
    material: { nl: 'okan', en: 'okan (denya)', de: 'Okan' },
  },
  tali: {
    look: {
      nl: 'Oranje- tot roodbruin, met kruisdraad',
      en: 'Orange to reddish brown with an interlocked grain',
      de: 'Orange- bis rotbraun mit Wechseldrehwuchs',
    },
    nature: {
      nl: 'Tali is slijtvast en blijft na het drogen goed van vorm.',
      en: 'Tali wears well and keeps its shape once it is dry.',
      de: 'Tali ist verschleißfest und bleibt nach dem Trocknen gut in Form.',
    },
  },
  padouk: {
    look: {
      nl: 'Koraalrood en later paarsbruin, met grove poriën',
      en: 'Coral red, later violet brown, with coarse pores',
      de: 'Korallenrot, später violettbraun, mit groben Poren',
    },
    nature: {
      nl: 'Padoek werkt voor hardhout opvallend weinig.',
      en: 'For a hardwood, padauk moves remarkably little.',
      de: 'Für ein Hartholz arbeitet Padouk auffallend wenig.',
    },
  },
  afzelia: {
    look: {
      nl: 'Oranje- tot roodbruin, met een rustige tekening',
      en: 'Orange to reddish brown with a calm grain',
      de: 'Orange- bis rotbraun mit ruhiger Zeichnung',
    },
    nature: {
      nl: 'Afzelia staat heel stil; in de poriën kan een gele stof zitten die bij regen uitloogt.',
      en: 'Afzelia is very stable; its pores can hold a yellow substance that rain washes out.',
      de: 'Afzelia hat ein sehr gutes Stehvermögen; die Poren können einen gelben Stoff enthalten, den Regen auswäscht.',
    },
    material: { nl: 'afzelia (doussié)', en: 'afzelia (doussié)', de: 'Afzelia (Doussié)' },
  },
  iroko: {
    look: {
      nl: 'Geel- tot goudbruin, met lichte strepen',
      en: 'Yellowish to golden brown with pale streaks',
      de: 'Gelb- bis goldbraun mit hellen Streifen',
    },
    nature: {
      nl: 'Iroko donkert in het licht snel na; harde kalkafzettingen in het hout maken gereedschap bot.',
      en: 'Iroko darkens quickly in the light; hard mineral deposits in it blunt tools.',
      de: 'Iroko dunkelt im Licht schnell nach; harte Kalkeinlagerungen machen Werkzeug stumpf.',
    },
  },
  teak: {
    look: {
      nl: 'Goudbruin, met donkere aders',
      en: 'Golden brown with dark veins',
      de: 'Goldbraun mit dunklen Adern',
    },
    nature: {
      nl: 'Teak voelt vettig aan: de eigen olie houdt water buiten.',
      en: 'Teak feels oily: its own oil keeps water out.',
      de: 'Teak fühlt sich ölig an: Das eigene Öl hält Wasser ab.',
    },
  },
  oak: {
    material: { nl: 'Europees eiken', en: 'European oak', de: 'europäischer Eiche' },
    look: {
      nl: 'Licht- tot grijsbruin, met een sprekende tekening en kwasten',
      en: 'Light to greyish brown with a marked grain and knots',
      de: 'Hell- bis graubraun mit markanter Zeichnung und Ästen',
    },
    nature: {
      nl: 'Scheuren en scheurtjes rond kwasten horen bij eiken en maken het niet zwakker.',
      en: 'Checks and small cracks around knots are part of oak and do not weaken it.',
      de: 'Risse, auch an den Ästen, gehören zur Eiche und schwächen sie nicht.',
    },
  },
  robinia: {
    material: { nl: 'robinia', en: 'robinia (black locust)', de: 'Robinie' },
    look: {
      nl: 'Geelgroen en later goudbruin, met een levendige tekening',
      en: 'Greenish yellow, later golden brown, with a lively grain',
      de: 'Gelbgrün, später goldbraun, mit lebhafter Zeichnung',
    },
    nature: {
      nl: 'Robinia groeit krom: lange delen zijn gevingerlast uit korte stukken, en dat blijft zichtbaar.',
      en: 'Robinia grows crooked: long pieces are finger-jointed from short ones, and the joints stay visible.',
      de: 'Robinie wächst krumm: Lange Stücke sind aus kurzen keilgezinkt, und das bleibt sichtbar.',
    },
  },
  chestnut: {
    look: {
      nl: 'Lichtbruin en verwant aan eiken, zonder spiegels',
      en: 'Light brown and much like oak, without its flecks',
      de: 'Hellbraun und der Eiche ähnlich, ohne deren Spiegel',
    },
    nature: {
      nl: 'Kastanje is lichter dan eiken en laat zich gemakkelijk bewerken.',
      en: 'Chestnut is lighter than oak and easy to work.',
      de: 'Kastanie ist leichter als Eiche und gut zu bearbeiten.',
    },
  },
  wrc: {
    look: {
      nl: 'Van lichtroze tot donkerbruin, met een fijne, rechte draad',
      en: 'Anything from pale pink to dark brown, fine and straight in grain',
      de: 'Von hellrosa bis dunkelbraun, fein und geradfaserig',
    },
    nature: {
      nl: 'Western red cedar is licht en zacht: een stoot laat een deuk na, maar krom trekt het nauwelijks.',
      en: 'Western red cedar is light and soft: a knock leaves a dent, but it hardly warps.',
      de: 'Western Red Cedar ist leicht und weich: Ein Stoß hinterlässt eine Delle, verziehen tut es sich kaum.',
    },
  },
  'larch-european': {
    material: { nl: 'Europees lariks', en: 'European larch', de: 'europäischer Lärche' },
    look: {
      nl: 'Honing- tot roodbruin, met een levendige tekening en vaste kwasten',
      en: 'Honey to reddish brown with a lively grain and sound knots',
      de: 'Honig- bis rötlichbraun mit lebhafter Maserung und festen Ästen',
    },
    nature: {
      nl: 'Wat hars en fijne droogscheurtjes horen bij lariks.',
      en: 'A little resin and fine drying checks are part of larch.',
      de: 'Etwas Harz und feine Trockenrisse gehören zur Lärche.',
    },
  },
  douglas: {
    look: {
      nl: 'Zalmroze tot roodbruin, met een duidelijke vlamtekening en kwasten',
      en: 'Salmon to reddish brown with a bold grain and knots',
      de: 'Lachsfarben bis rotbraun mit kräftiger Fladerung und Ästen',
    },
    nature: {
      nl: 'Douglas kan hars afgeven, vooral bij kwasten en in de zon.',
      en: 'Douglas fir can bleed resin, mostly at knots and in the sun.',
      de: 'Douglasie kann Harz abgeben, vor allem an Ästen und in der Sonne.',
    },
  },
  'pine-treated': {
    material: { nl: 'geïmpregneerd grenen', en: 'treated pine', de: 'kesseldruckimprägnierter Kiefer' },
    nature: {
      nl: 'Kwasten en wat uitbloei van zouten in de eerste maanden zijn normaal.',
      en: 'Knots, and salts that bloom in the first months, are normal.',
      de: 'Äste und Salzausblühungen in den ersten Monaten sind normal.',
    },
  },
  'spruce-treated': {
    material: { nl: 'geïmpregneerd vuren', en: 'treated spruce', de: 'imprägnierter Fichte' },
    nature: {
      nl: 'Vuren neemt het middel alleen aan de buitenkant op: behandel zaagsneden na.',
      en: 'Spruce takes up the preservative near its surface only: re-treat cut ends.',
      de: 'Fichte nimmt das Mittel nur außen auf: Behandeln Sie Schnittflächen nach.',
    },
  },
  'acetylated-pine': {
    material: { nl: 'geacetyleerd hout', en: 'acetylated pine', de: 'acetyliertem Holz' },
    look: {
      nl: 'Licht strogeel, met een rustige tekening',
      en: 'Pale straw yellow with a calm grain',
      de: 'Hell strohgelb mit ruhiger Zeichnung',
    },
    nature: {
      nl: 'Het neemt nauwelijks nog water op en werkt daardoor minder dan elke andere houtsoort in ons assortiment.',
      en: 'It hardly takes up water any more and so moves less than any other wood in our range.',
      de: 'Es nimmt kaum noch Wasser auf und arbeitet deshalb weniger als jedes andere Holz unseres Sortiments.',
    },
  },
  'thermo-ash': {
    material: {
      nl: 'thermisch gemodificeerd essen',
      en: 'thermally modified ash',
      de: 'thermisch modifizierter Esche',
    },
    look: {
      nl: 'Door en door chocoladebruin, met de tekening van essen',
      en: 'Chocolate brown all the way through, with the grain of ash',
      de: 'Durch und durch schokoladenbraun mit der Zeichnung der Esche',
    },
    nature: {
      nl: 'Aan de koppen hebben de delen mes en groef, zodat ze strak op elkaar aansluiten.',
      en: 'The boards have tongue and groove at their ends too, so that they meet tightly.',
      de: 'Die Bretter haben auch stirnseitig Nut und Feder und schließen so dicht aneinander an.',
    },
  },
  'thermo-pine': {
    material: {
      nl: 'thermisch gemodificeerd grenen',
      en: 'thermally modified pine',
      de: 'thermisch modifizierter Kiefer',
    },
    look: {
      nl: 'Warmbruin, met donkere kwasten',
      en: 'Warm brown with dark knots',
      de: 'Warmbraun mit dunklen Ästen',
    },
    nature: {
      nl: 'De hitte heeft de hars voorgoed verdreven: het hout is licht en ruikt eerst wat rokerig.',
      en: 'Heat has driven out the resin for good: the wood is light and smells a little smoky at first.',
      de: 'Die Hitze hat das Harz für immer ausgetrieben: Das Holz ist leicht und riecht anfangs etwas rauchig.',
    },
  },
  'thermo-ayous': {
    material: {
      nl: 'thermisch gemodificeerd ayous',
      en: 'thermally modified ayous',
      de: 'thermisch modifiziertem Ayous',
    },
    look: {
      nl: 'Gelijkmatig bruin en vrijwel zonder kwasten',
      en: 'Evenly brown and practically free of knots',
      de: 'Gleichmäßig braun und nahezu astfrei',
    },
    nature: {
      nl: 'Ayous is heel licht en zacht, en daarom een gevelhout en geen vloer.',
      en: 'Ayous is very light and soft, and so a wood for façades and not for floors.',
      de: 'Ayous ist sehr leicht und weich und deshalb ein Holz für die Fassade, nicht für den Boden.',
    },
  },
};
