import type { BaseCategoryText } from './base-category-text';

/** Cladding by profile, and what it hangs on. */
export const CLADDING_TEXTS: BaseCategoryText[] = [
  {
    category: 'cladding',
    title: {
      nl: 'Gevelbekleding: eerst de richting, dan het hout',
      en: 'Cladding: choose the direction, then the wood',
      de: 'Fassadenholz: erst die Richtung, dann die Holzart',
    },
    html: {
      nl: '<p>Beslis eerst of de lijnen liggend of staand lopen. Potdeksel en Zweeds rabat kunnen alleen liggend; mes en groef, halfhouts rabat en channelsiding kunnen beide. Rhombus laat voegen open en oogt het lichtst.</p><p>Dan de houtsoort. Western red cedar en geacetyleerd hout blijven het rustigst, thermo-grenen is licht en bruin, lariks en douglas zijn voordelig, met kwasten en scheurtjes. Eiken, iroko en padoek zijn er voor wie hard hout wil. Alle soorten vergrijzen, de zuidwestkant het eerst.</p><p>Voor elk profiel gelden dezelfde maten: 20 mm spouw erachter, onder en boven open, en 300 mm vrij van de grond. Een m² gevel vraagt per profiel een ander aantal meters, zie <a href="/t/werkende-breedte">Werkende breedte</a>; de opbouw laag voor laag toont <a href="/g/gevel">Hout voor de gevel</a>.</p>',
      en: '<p>Decide first whether the lines run horizontally or upright. Bevel siding and Swedish shiplap only work horizontally; tongue and groove, half-lap and channel siding go either way. Rhombus leaves its joints open and looks the lightest.</p><p>Then the species. Western red cedar and acetylated wood move least, thermo pine is light and brown, larch and Douglas fir are affordable, with knots and checks. Oak, iroko and padauk are for those who want a hard face. All of them turn grey, the south-west side first.</p><p>Two rules hold for every profile: a cavity of 20 mm behind it, open at top and bottom, and 300 mm of clearance above the ground. How many metres make a square metre depends on the profile, see <a href="/t/covering-width">Covering width</a>; the layers are shown in <a href="/g/facade">Timber for a façade</a>.</p>',
      de: '<p>Fragen Sie sich zuerst, ob die Linien liegen oder stehen sollen. Stülpschalung und Schwedenprofil gehen nur waagerecht; Nut und Feder, Stufenfalz und Profilbrett mit Schattenfuge können beides. Rhombus lässt Fugen offen und wirkt am leichtesten.</p><p>Dann die Holzart. Western Red Cedar und acetyliertes Holz bleiben am ruhigsten, Thermo-Kiefer ist leicht und braun, Lärche und Douglasie sind günstig und bringen Äste und Risse mit. Eiche, Iroko und Padouk sind für alle, die hartes Holz wollen. Grau werden sie alle, die Südwestseite zuerst.</p><p>Zwei Maße gelten für jedes Profil: 20 mm Hinterlüftung, unten und oben offen, und 300 mm Abstand zum Boden. Wie viele Meter auf den Quadratmeter gehen, steht in <a href="/t/deckbreite">Deckbreite</a>; den Aufbau zeigt <a href="/g/fassade">Holz für die Fassade</a>.</p>',
    },
  },
  {
    category: 'channel-siding',
    title: {
      nl: 'Channelsiding: schaduwlijnen tussen brede planken',
      en: 'Channel siding: shadow lines between wide boards',
      de: 'Profilbretter mit Schattenfuge: breite Bretter, klare Linien',
    },
    html: {
      nl: '<p>Channelsiding is rabat met een brede, rechte gleuf tussen de delen. Die schaduwvoeg tekent de gevel en verbergt dat het hout werkt. Horizontaal en verticaal gaan allebei; staande planken laten water het snelst los.</p><p>De overlap kost 19 mm. Van 140 mm ziet u dus 121 mm, goed voor 8,26 m per m²; van 145 mm 126 mm, oftewel 7,94 m. Brede lijnen staan mooi in western red cedar of thermo-grenen. Iroko en padoek geven een donkere, harde gevel, waarvoor u wel voorboort.</p><p>Zet twee schroeven per lat en laat het onderliggende deel in de sponning vrij bewegen, of neem de gevelclip en houd het vlak vrij van schroefkoppen. Reken uw gevel na met <a href="/t/werkende-breedte">Werkende breedte</a> en bekijk een <a href="/s/monsters">monster</a> bij daglicht.</p>',
      en: '<p>Channel siding is a shiplap with a wide, square slot between the boards. That shadow gap draws the lines of the façade and hides the movement of the wood. It can run horizontally or upright; upright boards shed water fastest.</p><p>The overlap takes 19 mm. Of 140 mm you see 121 mm, or 8.26 m to a square metre; of 145 mm, 126 mm, which is 7.94 m. Wide lines suit western red cedar and thermo pine. Iroko and padauk make a dark, hard face and have to be predrilled.</p><p>Drive two screws per batten and let the board below move freely in the rebate, or take the façade clip and keep the face free of screw heads. Check your own wall with <a href="/t/covering-width">Covering width</a> and look at a <a href="/s/samples">sample</a> in daylight.</p>',
      de: '<p>Dieses Profil ist ein Falzbrett mit breiter, rechtwinkliger Rinne. Die Schattenfuge gibt der Fassade ihre Linien und verdeckt, dass Holz arbeitet. Es läuft waagerecht oder senkrecht; senkrecht läuft Wasser am schnellsten ab.</p><p>Die Überlappung kostet 19 mm. Von 140 mm sehen Sie also 121 mm, das macht 8,26 m auf den Quadratmeter; von 145 mm sind es 126 mm und 7,94 m. Breite Linien stehen Western Red Cedar und Thermo-Kiefer. Iroko und Padouk ergeben eine dunkle, harte Wand und werden vorgebohrt.</p><p>Setzen Sie zwei Schrauben je Latte und lassen Sie dem unteren Brett im Falz Luft, oder nehmen Sie den Fassadenclip und halten die Fläche frei von Schraubenköpfen. Ihre Wand rechnen Sie mit <a href="/t/deckbreite">Deckbreite</a> nach; ein <a href="/s/muster">Muster</a> sehen Sie sich bei Tageslicht an.</p>',
    },
  },
  {
    category: 'shiplap',
    title: {
      nl: 'Rabatdelen: halfhouts of Zweeds',
      en: 'Shiplap: half-lap or Swedish',
      de: 'Stufenfalzprofile: Stufenfalz oder Schwedenprofil',
    },
    html: {
      nl: '<p>Twee profielen, één naam. Halfhouts rabat heeft aan beide kanten een rechte sponning en ligt in één vlak: modern, en staand even goed als liggend. Zweeds rabat is taps geschaafd, met de dunne kant boven; het werpt een schaduwrand als potdeksel, maar grijpt met een sponning in elkaar. Het mag alleen horizontaal.</p><p>In meters scheelt het weinig. Halfhouts van 140 mm dekt 128 mm, dat is 7,81 m op een m²; Zweeds dekt 127 mm en vraagt 7,87 m. De planken zijn 20 × 140 of 22 × 145 mm, van 1,80 tot 6,00 m lang.</p><p>Laat in de sponning 2 mm speling, anders duwen de delen elkaar in een natte herfst van de latten. Voor een tuinhuis volstaan lariks en douglas, op een woonhuis loont western red cedar. Meer over vergrijzen in <a href="/blog/vergrijzen">Twee jaar tot zilver</a>, over de opbouw bij <a href="/g/gevel">Hout voor de gevel</a>.</p>',
      en: '<p>Two profiles go by one name. Half-lap has a square rebate on both edges and lies in one plane: modern, and as good upright as horizontal. Swedish shiplap is planed to a taper, thin edge up; it casts a line of shadow like lapped boards but locks into a rebate. It always runs horizontally.</p><p>In metres there is little in it. Half-lap of 140 mm covers 128 mm, or 7.81 m for a square metre; Swedish covers 127 mm and asks for 7.87 m. Boards are 20 × 140 or 22 × 145 mm, from 1.80 to 6.00 m long.</p><p>Leave 2 mm of play in the rebate, or a wet autumn will push the boards off the battens. Larch and Douglas fir will do for a shed; on a house western red cedar pays. More about greying is in <a href="/blog/silvering">Two years to silver</a>, about the layers in <a href="/g/facade">Timber for a façade</a>.</p>',
      de: '<p>Zwei Profile stehen hier beisammen. Das Stufenfalzbrett hat an beiden Kanten einen rechten Falz und liegt in einer Ebene: sachlich, stehend ebenso gut wie liegend. Das Schwedenprofil ist keilförmig gehobelt, die dünne Kante oben; es wirft einen Schatten wie eine Stülpschalung, greift aber in einen Falz. Es läuft immer waagerecht.</p><p>In Metern macht das wenig aus. Stufenfalz von 140 mm deckt 128 mm, also 7,81 m für einen Quadratmeter; das Schwedenprofil deckt 127 mm und braucht 7,87 m. Die Bretter messen 20 × 140 oder 22 × 145 mm, in Längen von 1,80 bis 6,00 m.</p><p>Lassen Sie im Falz 2 mm Spiel, sonst drückt ein nasser Herbst die Bretter von den Latten. Am Gartenhaus genügen Lärche und Douglasie, am Wohnhaus lohnt Western Red Cedar. Zum Vergrauen lesen Sie <a href="/blog/vergrauen">Zwei Jahre bis Silber</a>, zum Aufbau <a href="/g/fassade">Holz für die Fassade</a>.</p>',
    },
  },
  {
    category: 'rhombus',
    title: {
      nl: 'Rhombus: smalle latten met open voegen',
      en: 'Rhombus: narrow slats with open joints',
      de: 'Rhombus: schmale Leisten mit offener Fuge',
    },
    html: {
      nl: '<p>De schuine kanten van 15 tot 20° lopen naar buiten af, zodat regen vóór de wand langs druppelt. Tussen de profielen blijft 6 mm open. Dat laat de gevel snel drogen en geeft het fijne lijnenspel waar men het om kiest.</p><p>Open voegen betekenen ook dat wind en licht erachter komen. Een zwarte, uv-bestendige folie is daarom geen extra, met minstens 20 mm spouw ervoor. Een profiel van 68 mm vraagt 13,51 m per m², een van 90 mm 10,42 m. Kies 27 mm dikte waar fietsen en ballen de wand raken, anders volstaat 21.</p><p>Er zijn negen houtsoorten, van lariks tot thermo-ayous, dat heel licht en kwastvrij is. Onzichtbaar monteren kan met de rhombusclip. Een doorsnede staat in <a href="/t/rhombus-gevel">Rhombus</a>; of u er ook een tuinscherm van maakt, beslist u met <a href="/g/schutting">Hout voor de schutting</a>.</p>',
      en: '<p>Edges cut at 15 to 20° slope outwards, so drops fall clear of the wall. Between the slats 6 mm stays open. That lets the façade dry fast and gives the fine lines people choose it for.</p><p>Open joints also let wind and light in behind. A black, UV-resistant membrane is therefore not optional, with a cavity of 20 mm or more in front of it. Slats of 68 mm take 13.51 m to a square metre, those of 90 mm 10.42 m. Choose 27 mm of thickness where bicycles and footballs hit the wall; otherwise 21 is enough.</p><p>There are nine species, from larch to thermo ayous, which is very light and free of knots. The rhombus clip fixes them unseen. A vertical section is in <a href="/t/rhombus-cladding">Rhombus cladding</a>; if you are thinking of a garden screen as well, read <a href="/g/fence">Timber for a fence</a>.</p>',
      de: '<p>Die Kanten fallen mit 15 bis 20° nach außen, Tropfen laufen vor der Wand ab. Zwischen den Leisten bleiben 6 mm offen. So trocknet die Fassade schnell, und es entsteht das feine Linienspiel, für das man sie wählt.</p><p>Offene Fugen lassen auch Wind und Licht dahinter. Die schwarze, UV-beständige Bahn ist deshalb keine Zugabe, mit mindestens 20 mm Luft davor. Leisten von 68 mm brauchen 13,51 m auf den Quadratmeter, solche von 90 mm 10,42 m. 27 mm Dicke lohnen, wo Fahrräder und Bälle an die Wand kommen, sonst reichen 21.</p><p>Neun Holzarten gibt es, von Lärche bis Thermo-Ayous, das sehr leicht und astfrei ist. Unsichtbar befestigt der Rhombusclip. Den Schnitt zeigt <a href="/t/rhombusprofil">Rhombusprofil</a>; soll auch ein Sichtschutz daraus werden, hilft <a href="/g/zaun">Holz für den Zaun</a>.</p>',
    },
  },
  {
    category: 'tongue-and-groove',
    title: {
      nl: 'Mes en groef: een dichte gevel zonder open voeg',
      en: 'Tongue and groove: a closed face without gaps',
      de: 'Nut und Feder: geschlossene Fläche ohne offene Fuge',
    },
    html: {
      nl: '<p>Bij mes en groef schuift elke plank 9 mm in de vorige. Van 140 mm blijft 131 mm zichtbaar, dat is 7,63 m per m². Zo ontstaat een dicht vlak, dat horizontaal of verticaal kan lopen; horizontaal wijst het mes naar boven, anders blijft er water in de groef staan.</p><p>Lariks en douglas zijn de voordelige keus. Wie strakke lijnen wil houden, neemt thermo-grenen of geacetyleerd hout: in een gesloten profiel valt elke millimeter werking op. Druk de delen niet vast tegen elkaar, laat ze wat speling.</p><p>Wat erachter hoort, staat bij <a href="/g/gevel">hout voor de gevel</a>; hoe het hout vergrijst, in <a href="/blog/vergrijzen">Twee jaar tot zilver</a>.</p>',
      en: '<p>With tongue and groove each board slides 9 mm into the one before. Of 140 mm, 131 mm stays visible, which makes 7.63 m to a square metre. The face is closed and can run either way; on horizontal boards the tongue points up, or the groove will hold water.</p><p>Larch and Douglas fir are the affordable choice. For lines that stay crisp take thermo pine or acetylated wood: in a closed profile every millimetre of movement shows. Do not drive the boards right home; leave them a little play.</p><p>What belongs behind it is under <a href="/g/facade">timber for a façade</a>; how it turns grey, in <a href="/blog/silvering">Two years to silver</a>.</p>',
      de: '<p>Bei Nut und Feder steckt jedes Brett 9 mm tief im vorigen. Von 140 mm bleiben 131 mm sichtbar, das ergibt 7,63 m je m². Die Fläche ist geschlossen und darf waagerecht oder senkrecht laufen; waagerecht zeigt die Feder nach oben, sonst bleibt Wasser in der Nut stehen.</p><p>Lärche und Douglasie sind die günstige Wahl. Wer scharfe Linien behalten möchte, nimmt Thermo-Kiefer oder acetyliertes Holz: In einem geschlossenen Profil fällt jeder Millimeter Bewegung auf. Treiben Sie die Bretter nicht ganz zusammen, lassen Sie ihnen etwas Spiel.</p><p>Was dahinter gehört, steht unter <a href="/g/fassade">Holz für die Fassade</a>, wie es grau wird, in <a href="/blog/vergrauen">Zwei Jahre bis Silber</a>.</p>',
    },
  },
  {
    category: 'bevel',
    title: {
      nl: 'Potdeksel: planken die over elkaar vallen',
      en: 'Bevel siding: boards that lap like slates',
      de: 'Stülpschalung: Bretter wie Schindeln übereinander',
    },
    html: {
      nl: '<p>Potdekselen is een oude en beproefde manier om een wand droog te houden. Elke konische plank ligt met zijn dikke kant minstens 20 mm over de dunne kant van de plank eronder. Reken met speling op 25 mm: van 145 mm dekt u 120 mm, en dat is 8,33 m per m². Het gaat alleen horizontaal.</p><p>Eén schroef per plank en lat, net boven de overlap, zodat de onderste plank vrij kan werken. In eiken en western red cedar hoort rvs.</p><p>Begin onderaan met een lat achter de eerste plank, dan staat die net zo schuin als de rest. De hele opbouw vindt u bij <a href="/g/gevel">hout voor de gevel</a>, soorten die klasse 2 of beter halen in <a href="/t/duurzaamheidsklasse">Duurzaamheidsklasse en gebruiksklasse</a>.</p>',
      en: '<p>Lapping boards is an old and reliable way to keep a wall dry. Each tapered board covers the thin edge of the one below by at least 20 mm. Allow 25 mm with play: a board of 145 mm covers 120 mm, or 8.33 m to a square metre. Bevel boards can only run horizontally.</p><p>One screw per board and batten, just above the lap, leaves the lower board free to move. Oak and western red cedar take stainless steel.</p><p>Start at the bottom with a strip behind the first board, so that it leans like all the others. The whole build-up is under <a href="/g/facade">timber for a façade</a>, and which species reach class 2 or better in <a href="/t/durability-class">Durability class and use class</a>.</p>',
      de: '<p>Stülpen ist eine alte und sichere Art, eine Wand trocken zu halten. Jedes konische Brett deckt mit der dicken Kante mindestens 20 mm der dünnen Kante darunter. Rechnen Sie mit Spiel 25 mm: Von 145 mm bleiben 120 mm, das sind 8,33 m je m². Es geht nur waagerecht.</p><p>Eine Schraube je Brett und Latte, knapp über der Überdeckung, lässt dem unteren Brett freien Lauf. In Eiche und Western Red Cedar gehört Edelstahl.</p><p>Beginnen Sie unten mit einer Leiste hinter dem ersten Brett, dann steht es so schräg wie alle anderen. Der ganze Aufbau steht unter <a href="/g/fassade">Holz für die Fassade</a>, welche Arten Klasse 2 oder besser erreichen, in <a href="/t/dauerhaftigkeitsklasse">Dauerhaftigkeitsklasse und Gebrauchsklasse</a>.</p>',
    },
  },
  {
    category: 'cladding-battens',
    title: {
      nl: 'Latten voor gevels: wat de bekleding draagt',
      en: 'Façade battens: what carries the cladding',
      de: 'Fassadenlatten: was die Bekleidung trägt',
    },
    html: {
      nl: '<p>Latten maken de spouw en houden de planken. Liggende bekleding hangt aan staande latten, en dan is 21 mm dik al genoeg voor de 20 mm lucht, al houdt een schroef beter in 28. Staande planken hebben liggende latten nodig; daar horen tengels achter, anders staat het water erop.</p><p>Zet ze hoogstens 600 mm uit elkaar. Lengtes lopen van 2,10 tot 5,40 m. Geïmpregneerd vuren is voordelig en achter een dichte gevel goed op zijn plaats; achter open voegen neemt u liever lariks, douglas of geacetyleerd hout en plakt u de voorkant van de lat af met epdm-band.</p><p>De maat 45 × 70 mm dient ook als regel onder een vlonder, behalve in thermo-grenen, dat geen vloer mag dragen, en in vuren, dat daar te nat zou liggen. Lees verder in <a href="/t/rhombus-gevel">Rhombus</a> of <a href="/t/regelafstand">Regelafstand</a>.</p>',
      en: '<p>Battens make the cavity and hold the boards. Horizontal cladding hangs on upright battens, and 21 mm of thickness is then enough for the 20 mm of air, though a screw holds better in 28. Upright boards need horizontal battens, with counter-battens behind them, or water will sit on top.</p><p>Space them at 600 mm or less. Lengths run from 2.10 to 5.40 m. Treated spruce is affordable and sound enough behind a closed face; behind open joints take larch, Douglas fir or acetylated wood instead, and cover the front of the batten with EPDM tape.</p><p>The size of 45 × 70 mm also serves as a joist under decks, except in thermo pine, which must not carry a floor, and in spruce, which would lie too wet there. Read on in <a href="/t/rhombus-cladding">Rhombus cladding</a> or <a href="/t/joist-spacing">Joist spacing</a>.</p>',
      de: '<p>Latten schaffen die Hinterlüftung und halten die Bretter. Liegende Bekleidung hängt an stehenden Latten, und 21 mm Dicke genügen dann für die 20 mm Luft, nur hält eine Schraube in 28 besser. Stehende Bretter brauchen liegende Latten; dahinter gehört eine Konterlattung, sonst steht oben Wasser.</p><p>Setzen Sie sie höchstens 600 mm auseinander. Die Längen reichen von 2,10 bis 5,40 m. Imprägnierte Fichte ist günstig und hinter geschlossener Fläche gut genug; hinter offenen Fugen nehmen Sie eher Lärche, Douglasie oder acetyliertes Holz und decken die Vorderseite der Latte mit EPDM-Band ab.</p><p>45 × 70 mm dient auch als Lagerholz, nur nicht in Thermo-Kiefer, die keinen Boden tragen darf, und nicht in Fichte, die dort zu nass läge. Weiter geht es in <a href="/t/rhombusprofil">Rhombusprofil</a> oder <a href="/t/lagerholzabstand">Lagerholzabstand</a>.</p>',
    },
  },
];
