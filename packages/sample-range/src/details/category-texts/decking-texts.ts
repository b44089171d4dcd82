import type { BaseCategoryText } from './base-category-text';

/** All decking, then that of species that grow or are treated in Europe: 80 to 120 words for a species. */
export const DECKING_TEXTS: BaseCategoryText[] = [
  {
    category: 'decking',
    title: {
      nl: 'Vlonderplanken voor terras en steiger',
      en: 'Decking for terraces and jetties',
      de: 'Terrassendielen für Terrasse und Steg',
    },
    html: {
      nl: '<p>De keus gaat tussen drie groepen. Lariks en douglas zijn het voordelige naaldhout: klasse 3–4, met kwasten en wat hars, grijs na een zomer of twee. Gemodificeerd hout, geacetyleerd of verhit, werkt nauwelijks en haalt klasse 1 tot 2 en is geen tropisch hout. Tropisch hardhout is hard en zwaar en wordt bij elke schroef voorgeboord; robinia, van Europese bodem, komt in de buurt. Voor een vochtige, schaduwrijke plek is er geïmpregneerd grenen.</p><p>Gladde planken blijven het langst schoon. Groeven en ribbels zijn een kwestie van smaak, geen antislip: nat is zo’n plank even glad. De dikte volgt uit de regels: hardhout van 21 mm overspant 400 mm, van 28 mm 500, en naaldhout van 28 mm 450.</p><p>Prijzen per m² gelden voor planken <strong>gelegd met een voeg van 5 mm</strong>. Wat er verder bij komt, telt <a href="/blog/vierkante-meter-vlonder">Wat er in een vierkante meter vlonder gaat</a> op; alle overspanningen staan in <a href="/t/regelafstand">Regelafstand</a>.</p>',
      en: '<p>The choice is between three groups. Larch and Douglas fir, class 3–4, are the softwoods for a tight budget, with knots and a little resin, grey after a summer or two. Modified wood, acetylated or heat-treated, hardly moves, reaches class 1 to 2 and is not tropical wood. Tropical hardwood is hard and heavy and is predrilled at every screw; robinia, grown in Europe, comes close. For a damp, shady spot there is treated pine.</p><p>Smooth boards stay clean longest. Grooves and ribs are a matter of taste, not grip: wet, such a board is just as slippery. Thickness depends on the joists: hardwood of 21 mm spans 400 mm, of 28 mm 500, and softwood of 28 mm 450.</p><p>Prices per m² are for boards <strong>laid with a gap of 5 mm</strong>. What else it takes is added up in <a href="/blog/square-metre-of-deck">What goes into a square metre of deck</a>; all spans are in <a href="/t/joist-spacing">Joist spacing</a>.</p>',
      de: '<p>Sie wählen zwischen drei Gruppen. Lärche und Douglasie sind das günstige Nadelholz: Klasse 3–4, mit Ästen und etwas Harz, nach ein bis zwei Sommern grau. Modifiziertes Holz, acetyliert oder erhitzt, bleibt ruhig liegen, erreicht Klasse 1 bis 2 und ist kein Tropenholz. Tropisches Hartholz ist hart und schwer und wird an jeder Schraube vorgebohrt; Robinie aus Europa kommt ihm nahe. Für feuchte, schattige Plätze gibt es imprägnierte Kiefer.</p><p>Glatte Dielen bleiben am längsten sauber. Rillen und Riffeln sind Geschmackssache und kein Rutschschutz: Nass ist so eine Diele ebenso glatt. Die Dicke folgt aus den Lagerhölzern: Hartholz von 21 mm überspannt 400 mm, von 28 mm 500, Nadelholz von 28 mm 450.</p><p>Preise pro m² gelten für die Fläche, <strong>verlegt mit 5 mm Fuge</strong>. Was dazukommt, rechnet <a href="/blog/quadratmeter-terrasse">Was ein Quadratmeter Terrasse braucht</a> zusammen; alle Spannweiten stehen in <a href="/t/lagerholzabstand">Lagerholzabstand</a>.</p>',
    },
  },
  {
    category: 'decking-robinia',
    title: {
      nl: 'Robinia: Europees hardhout in gevingerlaste lengtes',
      en: 'Robinia: European hardwood in finger-jointed lengths',
      de: 'Robinie: europäisches Hartholz, keilgezinkt',
    },
    html: {
      nl: '<p>Robinia uit Hongarije en Roemenië haalt klasse 1–2 zonder een druppel verduurzamingsmiddel. Met 740 kg/m³ en 48 N/mm² is het onze hardste plank van buiten de tropen.</p><p>De boom groeit krom. Lange planken worden daarom uit korte stukken gevingerlast, en die lassen blijven zichtbaar, net als kleine kwasten. Zoekt u een doorlopende draad, neem dan ipé of thermo-essen. Over 145 mm breedte werkt robinia tussen zomer en winter 2,4 mm. Het geelgroen van het begin wordt goudbruin en is na twee jaar grijs.</p><p>Door het looizuur mogen alleen rvs schroeven erin, in voorgeboorde gaten. De eerste buien spoelen wat bruin uit. Een <a href="/s/monsters">monster</a> laat een las zien; <a href="/t/duurzaamheidsklasse">Duurzaamheidsklasse en gebruiksklasse</a> legt de klasse uit.</p>',
      en: '<p>Robinia from Hungary and Romania reaches class 1–2 without a drop of preservative. At 740 kg/m³ and 48 N/mm² it is the hardest of our boards from outside the tropics.</p><p>The tree grows crooked. Long boards are therefore finger-jointed from short pieces, and the joints stay in view, as do small knots. For unbroken grain take ipe or thermo ash. Over 145 mm of width robinia moves by 2.4 mm between summer and winter. Greenish yellow at first, it turns golden brown and, within two years, grey.</p><p>Its tannin demands stainless screws in predrilled holes, and the first showers wash out some brown. A <a href="/s/samples">sample</a> shows what a joint looks like; <a href="/t/durability-class">Durability class and use class</a> explains the class.</p>',
      de: '<p>Robinie aus Ungarn und Rumänien erreicht Klasse 1–2 ganz ohne Schutzmittel. Mit 740 kg/m³ und 48 N/mm² ist sie unsere härteste Diele von außerhalb der Tropen.</p><p>Der Baum wächst krumm. Lange Dielen sind deshalb aus kurzen Stücken keilgezinkt; die Zinken bleiben sichtbar, kleine Äste auch. Wer eine durchgehende Faser sucht, fährt mit Ipé oder Thermo-Esche besser. Auf 145 mm Breite arbeitet Robinie zwischen Sommer und Winter 2,4 mm. Das anfängliche Gelbgrün wird goldbraun und ist nach zwei Jahren grau.</p><p>Die Gerbsäure verlangt Edelstahl in vorgebohrten Löchern, und die ersten Schauer spülen etwas Braun aus. Wie eine Zinkung aussieht, zeigt ein <a href="/s/muster">Muster</a>; die Klasse erklärt <a href="/t/dauerhaftigkeitsklasse">Dauerhaftigkeitsklasse und Gebrauchsklasse</a>.</p>',
    },
  },
  {
    category: 'decking-larch-european',
    title: {
      nl: 'Lariks: het terras dat mag vergrijzen',
      en: 'Larch: for a deck that may turn grey',
      de: 'Lärche: für Terrassen, die vergrauen dürfen',
    },
    html: {
      nl: '<p>Van ons onbehandelde naaldhout is lariks met 600 kg/m³ het zwaarst. Het groeit in Oostenrijk, Duitsland en Tsjechië, ruikt naar hars en begint honingbruin met vaste kwasten. Na twee jaar ligt er een zilvergrijze vlonder.</p><p>Klasse 3–4 verdraagt regen, maar geen plas. Leg het met afschot, waar zon of wind bij kan; op een beschaduwde plek die groen uitslaat, heeft geïmpregneerd grenen de voorkeur. Over 145 mm werkt het 2,2 mm, en haarscheurtjes horen bij de soort. Harsdruppels haalt u na de eerste zomer met een krabber weg.</p><p>Voorboren is alleen bij de koppen nodig. Het verschil met douglas leest u in <a href="/blog/lariks-of-douglas">Lariks of douglas?</a>, het verloop van de kleur in <a href="/blog/vergrijzen">Twee jaar tot zilver</a>.</p>',
      en: '<p>At 600 kg/m³ larch is the heaviest of our untreated softwoods. It grows in Austria, Germany and Czechia, smells of resin and starts out honey brown with sound knots. Two years on, the deck is silver grey.</p><p>Class 3–4 puts up with rain but not with puddles. Lay it to a fall where sun or wind can reach it; in a shady spot treated pine is the better buy. At 145 mm it moves by 2.2 mm, and it will show hairline checks. Beads of resin come off with a scraper after the first summer.</p><p>Predrill near the ends only. The comparison is in <a href="/blog/larch-or-douglas-fir">Larch or Douglas fir?</a>, the change of colour in <a href="/blog/silvering">Two years to silver</a>.</p>',
      de: '<p>Mit 600 kg/m³ ist Lärche unser schwerstes unbehandeltes Nadelholz. Sie wächst in Österreich, Deutschland und Tschechien, duftet nach Harz und beginnt honigbraun mit festen Ästen. Nach zwei Jahren liegt da ein silbergraues Deck.</p><p>Klasse 3–4 verträgt Regen, aber keine Pfütze. Verlegen Sie sie mit Gefälle, wo Sonne oder Wind hinkommt; am schattigen Platz, der grün wird, ist imprägnierte Kiefer die bessere Wahl. Auf 145 mm bewegt sie sich um 2,2 mm, und Haarrisse liegen in ihrer Natur. Harzperlen nehmen Sie nach dem ersten Sommer mit dem Schaber ab.</p><p>Vorgebohrt wird nur an den Enden. Den Vergleich zieht <a href="/blog/laerche-oder-douglasie">Lärche oder Douglasie?</a>, den Farbwandel zeigt <a href="/blog/vergrauen">Zwei Jahre bis Silber</a>.</p>',
    },
  },
  {
    category: 'decking-douglas',
    title: {
      nl: 'Douglas: zalmroze hout uit de buurt',
      en: 'Douglas fir: salmon pink and grown nearby',
      de: 'Douglasie: lachsfarben und hier gewachsen',
    },
    html: {
      nl: '<p>Douglas komt uit bossen in Duitsland, Frankrijk, Nederland en België. De planken zijn zalmroze tot roodbruin, met een brede vlamtekening en forse kwasten. Twee zomers buiten, en het rood is grijs geworden.</p><p>Het weegt 530 kg/m³, minder dan lariks, en zaagt en schroeft makkelijker. De klasse is dezelfde, 3–4, de werking iets kleiner: 2,0 mm over 145 mm. Iets zachter is het ook: hakken en stoelpoten laten eerder een deuk na. Hars kan op warme dagen uit de kwasten lopen; waar kinderen kruipen, is thermo-grenen prettiger.</p><p>Kies 28 mm bij regels om de 450 mm of 35 mm bij 500 mm. Twijfelt u over de soort, lees <a href="/blog/lariks-of-douglas">Lariks of douglas?</a>; het leggen staat in <a href="/t/vlonder-leggen">Een vlonder leggen</a>.</p>',
      en: '<p>Douglas fir comes from forests in Germany, France, the Netherlands and Belgium. The boards are salmon pink to reddish brown, boldly grained, with sizeable knots. Two summers outside turn the red to grey.</p><p>It weighs 530 kg/m³, less than larch, and is easier to saw and screw. Its class is the same, 3–4, its movement a little smaller: 2.0 mm over 145 mm. It is slightly softer, so chair legs dent it sooner. On hot days knots may bleed resin; where children crawl, thermo pine is pleasanter.</p><p>Choose 28 mm for joists every 450 mm, or 35 mm for 500 mm. Torn between larch and this? Read <a href="/blog/larch-or-douglas-fir">Larch or Douglas fir?</a>; <a href="/t/building-a-deck">Building a deck</a> shows how it is laid.</p>',
      de: '<p>Douglasie kommt aus Wäldern in Deutschland, Frankreich, den Niederlanden und Belgien. Die Dielen sind lachsfarben bis rotbraun, mit breiter Fladerung und kräftigen Ästen. Zwei Sommer draußen, und aus dem Rot ist Grau geworden.</p><p>Sie wiegt 530 kg/m³, weniger als Lärche, und lässt sich leichter sägen und schrauben. Die Klasse ist dieselbe, 3–4, die Bewegung etwas kleiner: 2,0 mm auf 145 mm. Etwas weicher ist sie auch: Absätze und Stuhlbeine drücken sich eher ein. An heißen Tagen kann Harz aus den Ästen laufen; wo Kinder krabbeln, ist Thermo-Kiefer angenehmer.</p><p>Nehmen Sie 28 mm bei 450 mm Lagerholzabstand oder 35 mm bei 500 mm. Bei der Wahl zwischen beiden Arten hilft <a href="/blog/laerche-oder-douglasie">Lärche oder Douglasie?</a>; verlegt wird nach <a href="/t/terrasse-bauen">Eine Terrasse bauen</a>.</p>',
    },
  },
  {
    category: 'decking-pine-treated',
    title: {
      nl: 'Geïmpregneerd grenen: voor vochtige hoeken en grote vlakken',
      en: 'Treated pine: for damp corners and large areas',
      de: 'Kiefer KDI: für feuchte Ecken und große Flächen',
    },
    html: {
      nl: '<p>Grenen uit Zweden, Finland en Polen, onder druk verduurzaamd voor gebruiksklasse 4. Het mag vochtig liggen, ook waar lariks het niet lang zou volhouden, en blijft op grote vlakken betaalbaar.</p><p>De planken beginnen groenig en worden via geelbruin grijs; na twee jaar ziet u het groen alleen nog onder de stoelen. Kwasten zijn er volop; witte of groene zoutvlekken uit de eerste maanden wast de regen af. Het weegt droog zo’n 520 kg/m³ en werkt 2,2 mm bij 145 mm.</p><p>Behandel elke zaagsnede na en verbrand geen resten. Wie een rustig, kwastvrij dek wil, is hier aan het verkeerde adres. Wat gebruiksklasse 4 inhoudt, staat in <a href="/s/letters-en-klassen">Letters en klassen</a>, de keus per budget in <a href="/g/terras">Hout voor het terras</a>.</p>',
      en: '<p>Pine from Sweden, Finland and Poland, pressure-treated for use class 4. It can lie in the damp, even where larch would soon give up, and stays affordable over a large area.</p><p>The boards start greenish and pass through honey brown to grey; after two years you will find green only under the chairs. There are plenty of knots, and rain soon removes the white or green bloom of salts. Dry, it weighs about 520 kg/m³ and moves by 2.2 mm at 145 mm.</p><p>Re-treat every cut and burn none of the offcuts. For a plain, knot-free deck look elsewhere. The class is explained in <a href="/s/letters-and-classes">Letters and classes</a>, a choice for each budget in <a href="/g/terrace">Timber for a terrace</a>.</p>',
      de: '<p>Kiefer aus Schweden, Finnland und Polen, im Druckkessel für Gebrauchsklasse 4 imprägniert. Sie darf feucht liegen, auch dort, wo Lärche früh aufgäbe. Auf großen Flächen bleibt sie bezahlbar.</p><p>Die Dielen beginnen grünlich und gehen über Honigbraun in Grau; nach zwei Jahren ist nur unter den Stühlen noch Grün zu sehen. Äste gibt es reichlich; weiße oder grüne Salzausblühungen wäscht der Regen in den ersten Monaten ab. Trocken wiegt sie rund 520 kg/m³ und bewegt sich um 2,2 mm bei 145 mm.</p><p>Behandeln Sie jeden Schnitt nach und verbrennen Sie nichts davon. Wer ein ruhiges, astfreies Deck sucht, schaut anderswo. Was Gebrauchsklasse 4 heißt, steht unter <a href="/s/kuerzel-und-klassen">Kürzel und Klassen</a>, Vorschläge für jedes Budget unter <a href="/g/terrasse">Holz für die Terrasse</a>.</p>',
    },
  },
  {
    category: 'decking-acetylated-pine',
    title: {
      nl: 'Geacetyleerd hout: 0,6 mm werking en geen zichtbare schroef',
      en: 'Acetylated wood: 0.6 mm of movement and no visible screw',
      de: 'Acetyliertes Holz: 0,6 mm Bewegung, keine sichtbare Schraube',
    },
    html: {
      nl: '<p>Nieuw-Zeelands grenen, in Nederland door en door geacetyleerd. Daarna neemt het hout nauwelijks vocht meer op: een plank van 145 mm werkt 0,6 mm, waar lariks 2,2 doet. De behandeling brengt het naar klasse 1.</p><p>Omdat de plank zo stil ligt, heeft de gladde een groef in de zijkanten voor clips. Licht strogeel is de kleur van het begin; zonder olie is dat in twee jaar bleekgrijs. Het ruikt eerst licht naar azijn, en dat zuur vreet gewoon staal aan: neem rvs, liefst A4. De dichtheid is 510 kg/m³: voor zware bloembakken op kleine pootjes is ipé beter.</p><p>Vergelijk de cijfers in <a href="/blog/geacetyleerd-en-thermisch">Geacetyleerd en thermisch</a>; hoeveel clips u nodig hebt, staat in <a href="/t/schroeven-en-clips">Schroeven en clips</a>.</p>',
      en: '<p>New Zealand pine, acetylated to the core in the Netherlands. From then on it takes up hardly any moisture: a board of 145 mm moves by 0.6 mm where larch moves by 2.2. The treatment lifts it to class 1.</p><p>Because it moves so little, the smooth board has grooved edges for clips. Pale straw is its first colour; without oil that becomes a light grey in two years. It smells faintly of vinegar at first, and the acid attacks plain steel: use stainless, A4 for preference. At 510 kg/m³ it dents: under heavy planters on small feet ipe is better.</p><p>Compare the figures in <a href="/blog/acetylated-and-thermal">Acetylated and thermal</a>; how many clips it takes is in <a href="/t/screws-and-clips">Screws and clips</a>.</p>',
      de: '<p>Kiefer aus Neuseeland, in den Niederlanden bis in den Kern acetyliert. Danach nimmt das Holz kaum noch Feuchte auf: Eine Diele von 145 mm bewegt sich 0,6 mm, wo Lärche auf 2,2 kommt. Die Behandlung hebt sie in Klasse 1.</p><p>Weil sie so ruhig liegt, hat die glatte Diele seitliche Nuten für Clips. Anfangs hell strohgelb, ist sie ohne Öl nach zwei Jahren blassgrau. Zunächst riecht sie leicht nach Essig, und die Säure greift blanken Stahl an: Nehmen Sie Edelstahl, am besten A4. Bei 510 kg/m³ gibt es Druckstellen: Für schwere Kübel auf kleinen Füßen taugt Ipé mehr.</p><p>Die Zahlen vergleicht <a href="/blog/acetyliert-und-thermisch">Acetyliert und thermisch</a>; wie viele Clips es braucht, steht in <a href="/t/schrauben-und-clips">Schrauben und Clips</a>.</p>',
    },
  },
  {
    category: 'decking-thermo-ash',
    title: {
      nl: 'Thermo-essen: chocoladebruin, maar niet tropisch',
      en: 'Thermo ash: chocolate brown, but not tropical',
      de: 'Thermo-Esche: schokoladenbraun ohne Tropenholz',
    },
    html: {
      nl: '<p>Hitte en stoom, verder niets, maken van essen een plank van klasse 1–2, bruin tot in de kern. Het hout weegt 620 kg/m³ en werkt nog 1,1 mm bij 145 mm. Nieuw oogt het als tropisch hardhout, na twee jaar is het zilvergrijs.</p><p>De koppen hebben mes en groef en grijpen in elkaar, dus een naad hoeft niet boven een regel te liggen. Het hout is wel bros: valt een plank, dan springt een kant af. Boor elke schroef voor, draag de planken op hun kant en zet ze nooit in de grond.</p><p>Voor treden die moeten dragen, neemt u beter cumaru. Meer over verhitten staat in <a href="/blog/geacetyleerd-en-thermisch">Wat verandert er</a>, over het grijs in <a href="/blog/vergrijzen">Twee jaar tot zilver</a>.</p>',
      en: '<p>Heat and steam, nothing else, turn ash into a board of class 1–2, brown to the core. It weighs 620 kg/m³ and moves by no more than 1.1 mm at 145 mm. New, it passes for a tropical hardwood; after two years it is silver grey.</p><p>Tongued and grooved ends lock together, so a joint need not fall on a joist. The drawback is brittleness: edges chip if a board is dropped. Predrill every screw, carry the boards on edge and never set them in the ground.</p><p>For treads that bear loads take cumaru. More on the heating is in <a href="/blog/acetylated-and-thermal">What treatment changes</a>, on the grey in <a href="/blog/silvering">Two years to silver</a>.</p>',
      de: '<p>Hitze und Dampf, sonst nichts, machen aus Esche eine Diele der Klasse 1–2, braun bis in den Kern. Sie wiegt 620 kg/m³ und bewegt sich bei 145 mm nur noch 1,1 mm. Nach zwei Jahren ist sie silbergrau.</p><p>Die Enden haben Nut und Feder. Zwei Dielen greifen dort ineinander, ohne dass genau unter der Naht ein Lagerholz sitzen muss. Der Nachteil ist die Sprödigkeit: Kanten platzen ab, wenn eine Diele fällt. Bohren Sie jede Schraube vor, tragen Sie hochkant und bauen Sie nichts davon in die Erde.</p><p>Für Stufen, die tragen müssen, nehmen Sie besser Cumaru. Mehr zum Erhitzen steht in <a href="/blog/acetyliert-und-thermisch">Was die Behandlung ändert</a>, zum Grau in <a href="/blog/vergrauen">Zwei Jahre bis Silber</a>.</p>',
    },
  },
  {
    category: 'decking-thermo-pine',
    title: {
      nl: 'Thermo-grenen: licht, warmbruin en zonder hars',
      en: 'Thermo pine: light, warm brown and free of resin',
      de: 'Thermo-Kiefer: leicht, warmbraun und harzfrei',
    },
    html: {
      nl: '<p>Fins en Ests grenen dat rond de 200 °C in stoom heeft gestaan. De hars is eruit verdwenen, het hout is warmbruin met donkere kwasten en ruikt in het begin wat rokerig. Het haalt duurzaamheidsklasse 2.</p><p>Met 430 kg/m³ draagt één persoon een plank van 4 m zonder moeite: handig op een dakterras. Zacht is het wel, 14 N/mm², dus een barbecue op wieltjes laat sporen na. De werking blijft bij 1,1 mm over 145 mm. In de grond of op natte aarde hoort dit hout niet, en voorboren moet altijd.</p><p>Zonder olie wordt het bruin binnen twee jaar grijs. Vragen over onderhoud beantwoorden wij onder <a href="/s/vragen">Veelgestelde vragen</a>; hoe ver de regels uit elkaar liggen, staat in <a href="/t/regelafstand">Regelafstand</a>.</p>',
      en: '<p>Finnish and Estonian pine that has been through steam at around 200 °C. The resin is gone, the wood is warm brown with dark knots and smells a little smoky to begin with. It reaches durability class 2.</p><p>At 430 kg/m³ one person carries a board of 4 m with ease, which helps on a roof terrace. It is soft, though, at 14 N/mm²: a barbecue on wheels leaves tracks. Movement stays at 1.1 mm over 145 mm. Keep it out of the ground and predrill everywhere.</p><p>Without oil the brown is grey within two years. Questions about care are answered under <a href="/s/questions">Frequently asked questions</a>; how far apart its joists go, in <a href="/t/joist-spacing">Joist spacing</a>.</p>',
      de: '<p>Finnische und estnische Kiefer, die bei rund 200 °C im Dampf war. Das Harz ist fort, das Holz warmbraun mit dunklen Ästen und anfangs etwas rauchig im Geruch. Es erreicht Dauerhaftigkeitsklasse 2.</p><p>Bei 430 kg/m³ trägt einer allein eine 4 m lange Diele, auf der Dachterrasse ein Vorteil. Weich ist sie allerdings, 14 N/mm²: Ein Grill auf Rollen hinterlässt Spuren. Die Bewegung bleibt bei 1,1 mm auf 145 mm. In die Erde oder auf nassen Boden gehört dieses Holz nicht, und vorgebohrt wird immer.</p><p>Ohne Öl ist das Braun binnen zwei Jahren grau. Fragen zur Pflege beantworten die <a href="/s/fragen">häufigen Fragen</a>; wie weit Lagerhölzer auseinanderliegen, sagt <a href="/t/lagerholzabstand">Lagerholzabstand</a>.</p>',
    },
  },
];
