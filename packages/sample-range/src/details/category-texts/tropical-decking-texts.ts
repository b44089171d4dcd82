import type { BaseCategoryText } from './base-category-text';

/** Decking of one tropical species each: 80 to 120 words. */
export const TROPICAL_DECKING_TEXTS: BaseCategoryText[] = [
  {
    category: 'decking-ipe',
    title: {
      nl: 'Ipé: voor een vlonder die veel te verduren krijgt',
      en: 'Ipe: for a deck that takes a lot of wear',
      de: 'Ipé: für Terrassen, die viel aushalten sollen',
    },
    html: {
      nl: '<p>Geen plank in deze afdeling is harder: 59 N/mm² volgens Brinell, bij 1050 kg/m³. Stoelpoten en laarzen laten nauwelijks sporen na. Ipé is duurzaamheidsklasse 1, komt olijfbruin uit het pak en is na zo’n twee jaar zilvergrijs. Kwasten ziet u vrijwel niet.</p><p>Die hardheid merkt u bij het werk: elk schroefgat boort u voor, en een bot zaagblad ruikt u eerder dan dat het zaagt. Een plank van 145 mm werkt ongeveer 2,2 mm. Wie alleen licht gereedschap heeft, is met lariks beter af.</p><p>Sinds 25 november 2024 staat ipé op bijlage II van CITES; welke papieren daarbij horen leest u in <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Schroeven kiest u met <a href="/t/schroeven-en-clips">Schroeven en clips</a>.</p>',
      en: '<p>No board in this section is harder: 59 N/mm² by Brinell, at 1050 kg/m³. Chair legs and boots hardly mark it. Ipe is durability class 1, arrives olive brown and is silver grey after some two years. It is all but free of knots.</p><p>You pay for the hardness on site: every hole is predrilled, and a blunt saw blade burns before it cuts. Over 145 mm a board moves by about 2.2 mm. If your tools are light, you will be happier with larch.</p><p>Ipe has been listed in appendix II of CITES since 25 November 2024; the papers that go with it are explained in <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Choose the screws with <a href="/t/screws-and-clips">Screws and clips</a>.</p>',
      de: '<p>Härter ist keine Diele in dieser Abteilung: 59 N/mm² nach Brinell bei 1050 kg/m³. Stuhlbeine und Stiefel hinterlassen kaum Spuren. Ipé hat Dauerhaftigkeitsklasse 1, kommt olivbraun an und ist nach rund zwei Jahren silbergrau. Äste fehlen fast ganz.</p><p>Den Preis der Härte zahlen Sie auf der Baustelle: Jedes Loch wird vorgebohrt, und ein stumpfes Sägeblatt brennt, bevor es schneidet. Eine 145 mm breite Diele bewegt sich um etwa 2,2 mm. Wer nur leichtes Werkzeug hat, ist mit Lärche besser bedient.</p><p>Seit dem 25. November 2024 steht Ipé in Anhang II des CITES-Abkommens; welche Papiere dazugehören, erklärt <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Die passende Schraube finden Sie mit <a href="/t/schrauben-und-clips">Schrauben und Clips</a>.</p>',
    },
  },
  {
    category: 'decking-cumaru',
    title: {
      nl: 'Cumaru: zo duurzaam als ipé, levendiger van kleur',
      en: 'Cumaru: as durable as ipe, livelier in colour',
      de: 'Cumaru: so dauerhaft wie Ipé, lebhafter in der Farbe',
    },
    html: {
      nl: '<p>Cumaru haalt net als ipé klasse 1 en weegt zelfs iets meer, 1070 kg/m³. Van geelbruin tot roodbruin ligt alles in één pak: leg de planken eerst los neer en meng ze. Na twee seizoenen vervagen de verschillen en is het dek grijs.</p><p>Cumaru heeft kruisdraad. Daardoor trekt een plank soms wat scheluw en ontstaan fijne droogscheurtjes; aan de sterkte doen die niets af. Over 145 mm werkt het 2,5 mm, dus houd de voeg van 5 mm aan en gebruik rvs in voorgeboorde gaten.</p><p>Zoekt u één egale tint, neem dan massaranduba. Cumaru staat op bijlage II van CITES, zie <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>; de opbouw staat in <a href="/t/vlonder-leggen">Een vlonder leggen</a>.</p>',
      en: '<p>Like ipe, cumaru reaches class 1, and at 1070 kg/m³ it is even a shade heavier. A single pack can hold anything from yellowish to reddish brown: lay the boards out loose and mix them. Two seasons on, the contrast fades and the deck is grey.</p><p>The grain interlocks. A board may twist a little and fine checks open as it dries; neither costs it strength. Across 145 mm expect 2.5 mm of movement, so keep the gap at 5 mm and put stainless screws into predrilled holes.</p><p>If you want one even shade, look at massaranduba. Cumaru is listed in appendix II of CITES, see <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>; the build-up is in <a href="/t/building-a-deck">Building a deck</a>.</p>',
      de: '<p>Cumaru erreicht wie Ipé die Klasse 1 und ist mit 1070 kg/m³ noch etwas schwerer. In einem Paket liegt von Gelbbraun bis Rotbraun alles beieinander: Legen Sie die Dielen erst lose aus und mischen Sie. Zwei Sommer später gleichen sich die Töne an, und die Fläche wird grau.</p><p>Durch den Wechseldrehwuchs verwindet sich manche Diele leicht, auch feine Trockenrisse gehören dazu; die Festigkeit leidet nicht. Auf 145 mm kommen 2,5 mm Bewegung zusammen: 5 mm Fuge einhalten, vorbohren, Edelstahl nehmen.</p><p>Wer einen gleichmäßigen Ton sucht, schaut bei Massaranduba. Cumaru steht in Anhang II von CITES, siehe <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>; den Aufbau zeigt <a href="/t/terrasse-bauen">Eine Terrasse bauen</a>.</p>',
    },
  },
  {
    category: 'decking-massaranduba',
    title: {
      nl: 'Massaranduba: dieprood, egaal en niets voor haastige handen',
      en: 'Massaranduba: deep red, even, and not to be hurried',
      de: 'Massaranduba: tiefrot, gleichmäßig und nichts für Eilige',
    },
    html: {
      nl: '<p>Weinig hout is zo gelijkmatig van kleur: diep roodbruin, zonder kwasten, fijn van structuur. Het hoort in klasse 1 en weegt 1050 kg/m³. Na ongeveer twee jaar buiten is het rood verdwenen en blijft zilvergrijs over.</p><p>Daar staat veel werking tegenover, de grootste in deze afdeling: 3,0 mm op een plank van 145 mm. Bevestig elke plank daarom met twee schroeven per regel, laat de voeg nooit krapper worden dan 5 mm en seal de koppen op de dag dat u zaagt. Fijne haarscheuren komen er toch.</p><p>Op een zuidkant in de volle zon raden wij eerder afzelia aan, dat half zoveel werkt. De voeg berekent u met <a href="/t/voegen-en-werken">Voegen en werken</a>, de kleur beoordeelt u aan een <a href="/s/monsters">monster</a>.</p>',
      en: '<p>Few woods are so even in colour: deep reddish brown, free of knots, fine in texture. It belongs to class 1 and weighs 1050 kg/m³. After about two years of weather the red has gone and silver grey is left.</p><p>The price is movement, the most in this section: 3.0 mm on a board of 145 mm. Give every board two screws per joist, never let the gap fall below 5 mm, and seal the ends on the day you cut them. Hairline checks come all the same.</p><p>In full southern sun we would rather suggest afzelia, which moves half as much. How gaps are calculated is in <a href="/t/gaps-and-movement">Gaps and movement</a>; judge the colour on a <a href="/s/samples">sample</a>.</p>',
      de: '<p>Kaum ein Holz ist so gleichmäßig: tief rotbraun, astfrei, fein in der Struktur. Es gehört in Klasse 1 und wiegt 1050 kg/m³. Nach etwa zwei Jahren Wetter ist das Rot verschwunden, und Silbergrau bleibt.</p><p>Dafür bewegt es sich in dieser Abteilung am meisten: 3,0 mm bei einer Diele von 145 mm. Geben Sie jeder Diele zwei Schrauben je Lagerholz, unterschreiten Sie die Fuge von 5 mm nie und versiegeln Sie die Enden am Tag des Zuschnitts. Haarrisse kommen trotzdem.</p><p>Für eine Südseite in praller Sonne empfehlen wir eher Afzelia, das halb so viel arbeitet. Wie man Fugen berechnet, steht in <a href="/t/fugen-und-quellen">Fugen und Quellen</a>, den Farbton beurteilen Sie an einem <a href="/s/muster">Muster</a>.</p>',
    },
  },
  {
    category: 'decking-bangkirai',
    title: {
      nl: 'Bangkirai: het hardhout dat iedere vlonderbouwer kent',
      en: 'Bangkirai: the hardwood every deck builder knows',
      de: 'Bangkirai: das Hartholz, das jeder Terrassenbauer kennt',
    },
    html: {
      nl: '<p>Bangkirai is klasse 2, weegt 930 kg/m³ en ligt op menig terras. Het kost minder dan ipé en is toch hard en slijtvast. Van geel- tot roodbruin kleurt het in een paar jaar zilvergrijs.</p><p>Schrik niet van speldenknopgaatjes: die maakten insecten toen het hout nog vers was, en in droog hout gaan ze niet verder. In de eerste maanden spoelt regen bruine inhoudsstoffen uit. Ligt er licht natuursteen onder, dek dat dan af of kies geacetyleerd hout.</p><p>De planken werken 2,9 mm over 145 mm breedte en vragen voorgeboorde gaten. Regels van dezelfde houtsoort vindt u bij onderconstructie; hoe ver die uit elkaar mogen, staat in <a href="/t/regelafstand">Regelafstand</a>, wat u verder kiest in <a href="/g/terras">Hout voor het terras</a>.</p>',
      en: '<p>Bangkirai, or yellow balau, is class 2 and weighs 930 kg/m³. It costs less than ipe and still makes a hard board that wears well. Yellowish to reddish brown when new, it is silver grey a few years later.</p><p>Do not be alarmed by holes the size of a pinhead: insects made them while the wood was green, and they go no further once it is dry. Rain washes out brown extractives in the first months. Cover pale stone below, or take acetylated wood.</p><p>The boards move by 2.9 mm over 145 mm of width and need predrilled holes. Matching joists are under substructure; <a href="/t/joist-spacing">Joist spacing</a> says how far apart they go, <a href="/g/terrace">Timber for a terrace</a> what else to decide.</p>',
      de: '<p>Bangkirai hat Klasse 2, wiegt 930 kg/m³ und liegt auf vielen Terrassen im Land. Sie zahlen weniger als für Ipé und bekommen dennoch eine harte, verschleißfeste Diele. Anfangs gelb- bis rotbraun, ist sie nach einigen Jahren silbergrau.</p><p>Über stecknadelkopfgroße Löcher brauchen Sie nicht zu erschrecken: Insekten haben sie im frischen Holz hinterlassen, im trockenen fressen sie nicht weiter. In den ersten Monaten wäscht Regen braune Inhaltsstoffe aus. Liegt heller Naturstein darunter, decken Sie ihn ab oder nehmen Sie acetyliertes Holz.</p><p>Auf 145 mm Breite arbeitet die Diele 2,9 mm; Vorbohren ist Pflicht. Lagerhölzer gleicher Art finden Sie bei der Unterkonstruktion, ihre Abstände in <a href="/t/lagerholzabstand">Lagerholzabstand</a>, alles Weitere unter <a href="/g/terrasse">Holz für die Terrasse</a>.</p>',
    },
  },
  {
    category: 'decking-garapa',
    title: {
      nl: 'Garapa: licht hardhout voor een zonnig dek',
      en: 'Garapa: a pale hardwood for a sunny deck',
      de: 'Garapa: helles Hartholz für ein sonniges Deck',
    },
    html: {
      nl: '<p>Wie hardhout te donker vindt, komt bij garapa uit: honinggeel met een zijdeglans, glad en nagenoeg zonder kwasten. In het licht wordt het eerst goudbruin, in het tweede jaar zilvergrijs. Met 830 kg/m³ is het ruim een vijfde lichter dan ipé.</p><p>Klasse 3 stelt de grens. Met 1 tot 2% afschot, 50 mm lucht eronder en open voegen gaat dat goed; in een vochtige hoek onder bomen niet. Reken op 2,4 mm werking bij 145 mm. IJzer laat zwarte vlekken achter: neem rvs, en slijp of zaag geen staal in de buurt van het dek.</p><p>Wat klasse 3 buiten betekent, leest u in <a href="/t/duurzaamheidsklasse">Duurzaamheidsklasse en gebruiksklasse</a>; waarom glad langer schoon blijft in <a href="/blog/groeven-boven">Groeven boven?</a></p>',
      en: '<p>If hardwood is usually too dark for you, try garapa: honey yellow with a silky sheen, smooth and practically without knots. Light first turns it golden brown, the second year silver grey. At 830 kg/m³ it is a good fifth lighter than ipe.</p><p>Class 3 sets the limit. With a fall of 1 to 2%, 50 mm of air below and open gaps it does well; in a damp corner under trees it does not. Allow for 2.4 mm of movement at 145 mm. Iron stains it black: use stainless screws and grind no steel nearby.</p><p>What class 3 means outdoors is in <a href="/t/durability-class">Durability class and use class</a>; why smooth stays clean for longer, in <a href="/blog/grooves-up-or-down">Grooves up or down?</a></p>',
      de: '<p>Wem Hartholz sonst zu dunkel ist, der landet bei Garapa: honiggelb mit seidigem Glanz, fein und so gut wie astfrei. Im Licht wird es erst goldbraun, im zweiten Jahr silbergrau. Mit 830 kg/m³ ist es ein gutes Fünftel leichter als Ipé.</p><p>Klasse 3 setzt die Grenze. Mit 1 bis 2 % Gefälle, 50 mm Luft darunter und offenen Fugen geht das gut, in der feuchten Ecke unter Bäumen nicht. Rechnen Sie bei 145 mm mit 2,4 mm Bewegung. Eisen hinterlässt schwarze Flecken: Nehmen Sie Edelstahl, und schleifen oder sägen Sie in der Nähe keinen Stahl.</p><p>Was Klasse 3 draußen bedeutet, sagt <a href="/t/dauerhaftigkeitsklasse">Dauerhaftigkeitsklasse und Gebrauchsklasse</a>; weshalb Glattes länger sauber bleibt, <a href="/blog/rillen-nach-oben">Rillen nach oben?</a></p>',
    },
  },
  {
    category: 'decking-padouk',
    title: {
      nl: 'Padoek: koraalrood en opvallend rustig',
      en: 'African padauk: coral red and remarkably stable',
      de: 'Padouk: korallenrot und auffallend ruhig',
    },
    html: {
      nl: '<p>Vers geschaafd is padoek koraalrood, een kleur die geen ander hout heeft. Ze verschiet naar paarsbruin en eindigt na een jaar of twee in grijs. De poriën zijn grof, de tekening is levendig.</p><p>Timmerlieden kiezen het om de rust: maar 1,4 mm werking bij 145 mm breedte, de helft van wat bangkirai doet, en dat in klasse 1 bij 750 kg/m³. Het rode stof kleurt alles. Ook regen neemt in het begin kleur mee; naast wit stucwerk of lichte tegels hoort dit dek dus niet.</p><p>De Afrikaanse bestanden vallen onder bijlage II van CITES, zie <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Voorboren en rvs spreken vanzelf. Hoe de kleur verloopt, beschrijft <a href="/blog/vergrijzen">Twee jaar tot zilver</a>.</p>',
      en: '<p>Freshly planed, padauk is coral red, a colour no other wood has. It drifts to violet brown and ends in grey after a year or two. The pores are coarse and the figure is lively.</p><p>Joiners choose it because it hardly moves: only 1.4 mm across 145 mm of width, half of what bangkirai does, and that in class 1 at 750 kg/m³. Its red dust gets everywhere. Rain, too, carries colour at first, so keep this deck away from white render and pale slabs.</p><p>African populations come under appendix II of CITES, see <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Predrilling and stainless steel go without saying. How the colour changes is told in <a href="/blog/silvering">Two years to silver</a>.</p>',
      de: '<p>Frisch gehobelt ist Padouk korallenrot, so rot wie kein anderes Holz. Die Farbe kippt ins Violettbraune und endet nach ein, zwei Jahren im Grau. Die Poren sind grob, die Zeichnung ist lebhaft.</p><p>Schreiner nehmen es wegen seiner Ruhe: nur 1,4 mm Bewegung bei 145 mm Breite, die Hälfte von Bangkirai, und das in Klasse 1 bei 750 kg/m³. Der rote Staub färbt auf alles ab. Auch der Regen nimmt anfangs Farbe mit, neben weißen Putz oder helle Platten gehört dieses Deck deshalb nicht.</p><p>Die afrikanischen Bestände stehen in Anhang II von CITES, siehe <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>. Vorbohren und Edelstahl verstehen sich von selbst. Wie sich der Ton wandelt, schildert <a href="/blog/vergrauen">Zwei Jahre bis Silber</a>.</p>',
    },
  },
  {
    category: 'decking-afzelia',
    title: {
      nl: 'Afzelia: hardhout dat op zijn plaats blijft',
      en: 'Afzelia: a hardwood that stays put',
      de: 'Afzelia: Hartholz, das an seinem Platz bleibt',
    },
    html: {
      nl: '<p>Afzelia, of doussié, kent men van kozijnen en trappen. Buiten gedraagt het zich net zo: 1,6 mm werking over 145 mm, planken die vlak blijven, klasse 1. Met 800 kg/m³ en 41 N/mm² is het stevig en niet loodzwaar.</p><p>Nieuw is het oranje- tot roodbruin met een rustige draad; twee jaar later zilvergrijs. In de poriën zit soms een gele stof die bij regen uitloopt en textiel verkleurt. Leg dus het eerste halfjaar geen licht kleed neer. Draag bij het zagen een masker: het stof prikkelt.</p><p>Voor een tuinpad is het te kostbaar, rond een zwembad op zijn plaats. Bij chloor horen A4-schroeven, zie <a href="/t/schroeven-en-clips">Schroeven en clips</a>. Afzelia uit Afrika staat op bijlage II, zie <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>.</p>',
      en: '<p>Afzelia, or doussié, is known from window frames and stairs. Outdoors it does the same: 1.6 mm of movement over 145 mm, boards that stay flat, class 1. At 800 kg/m³ and 41 N/mm² it is hard but lighter than ipe.</p><p>New, it is orange to reddish brown with an even grain; two years later, silver grey. The pores can hold a yellow dye that runs in rain, so keep pale rugs off it for half a year. Wear a mask when sawing: the dust irritates.</p><p>It is too good for a garden path but at home around a pool. Chlorine calls for A4 screws: <a href="/t/screws-and-clips">Screws and clips</a>. African afzelia is in appendix II, see <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>.</p>',
      de: '<p>Afzelia, auch Doussié genannt, kennt man von Fenstern und Treppen. Draußen verhält es sich ebenso: 1,6 mm Bewegung auf 145 mm, Dielen, die eben bleiben, Klasse 1. Mit 800 kg/m³ und 41 N/mm² ist es fest, ohne bleischwer zu sein.</p><p>Neu ist es orange- bis rotbraun mit ruhiger Zeichnung, zwei Jahre später silbergrau. In den Poren sitzt mitunter ein gelber Stoff, den Regen löst und der Textilien färbt. Legen Sie im ersten halben Jahr keinen hellen Teppich darauf. Beim Sägen gehört eine Maske dazu, der Staub reizt.</p><p>Für einen einfachen Gartenweg ist es zu schade, am Pool genau richtig. Chlor verlangt A4, siehe <a href="/t/schrauben-und-clips">Schrauben und Clips</a>. Afzelia aus Afrika steht in Anhang II, siehe <a href="/blog/cites-fsc-eudr">CITES, FSC, EUDR</a>.</p>',
    },
  },
  {
    category: 'decking-teak',
    title: {
      nl: 'Teak: vettig, goudbruin en van de plantage',
      en: 'Teak: oily, golden brown and plantation-grown',
      de: 'Teak: ölig, goldbraun und von der Plantage',
    },
    html: {
      nl: '<p>Teak heeft naam gemaakt op scheepsdekken. De eigen olie houdt water tegen, de planken werken 1,9 mm op 145 mm en splinteren weinig: prettig voor blote voeten. Goudbruin met donkere aders wordt in twee jaar zilver.</p><p>Eerlijk over de klasse: wat wij verkopen komt van plantages en valt in klasse 1–3. Hout uit oude stammen staat bovenaan, jong hout en wat er aan spint bij zit lager. Leg het dus als een plank van klasse 3, met lucht en afschot. De dichtheid is 680 kg/m³.</p><p>Kiezelzuur in het hout maakt zagen snel bot; neem hardmetaal. Zoekt u de hardste plank, dan is dit hem niet. <a href="/t/imp-product-info">Belangrijke productinformatie</a> zegt waar u op moet letten, een <a href="/s/monsters">monster</a> toont de tint.</p>',
      en: '<p>Teak made its name on ships’ decks. Its own oil keeps water out, the boards move by 1.9 mm at 145 mm and splinter little, which bare feet appreciate. Golden brown with dark veins turns to silver in two years.</p><p>To be plain about the class: what we sell is plantation teak, class 1–3. Wood from old trees is at the top, young wood and any sapwood further down. So lay it like a class 3 board, with a fall and air. Its density is 680 kg/m³.</p><p>Silica in the wood blunts saws quickly; use carbide teeth. For sheer hardness this is not your board. <a href="/t/imp-product-info">Important product information</a> says what to look out for, a <a href="/s/samples">sample</a> shows the shade.</p>',
      de: '<p>Seinen Ruf verdankt Teak den Schiffsdecks. Das eigene Öl hält Wasser ab, die Dielen arbeiten auf 145 mm nur 1,9 mm und splittern wenig, was bloße Füße schätzen. Goldbraun mit dunklen Adern wird in zwei Jahren zu Silber.</p><p>Ehrlich zur Klasse: Unser Teak stammt von Plantagen und liegt in Klasse 1–3. Holz alter Stämme steht oben, junges Holz und etwaiger Splint weiter unten. Verlegen Sie es also wie Klasse 3, mit Gefälle und Luft. Die Rohdichte beträgt 680 kg/m³.</p><p>Eingelagerte Kieselsäure macht Sägen rasch stumpf; nehmen Sie Hartmetall. Wer vor allem Härte sucht, ist hier falsch. Ölen kann man, muss man nicht: Worauf es ankommt, steht in den <a href="/t/imp-product-info">wichtigen Produktinformationen</a>, den Ton zeigt ein <a href="/s/muster">Muster</a>.</p>',
    },
  },
];
