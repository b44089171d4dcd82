import type { BaseCategoryText } from './base-category-text';

/** Sections across the families: how timber is made, treated, tried and sold off. */
export const OFFER_TEXTS: BaseCategoryText[] = [
  {
    category: 'planed-to-order',
    title: {
      nl: 'Op bestelling geschaafd: eerst uw bestelling, dan de schaaf',
      en: 'Planed to order: first your order, then the planer',
      de: 'Auf Bestellung gehobelt: erst Ihre Bestellung, dann der Hobel',
    },
    html: {
      nl: '<p>Van deze maten ligt alleen ruw hout in de loods. Wij schaven ze nadat u hebt besteld, vier zijden in één gang, en rekenen daarvoor vijf dagen extra. Een plank van 28 × 145 mm begint als ruw hout van 33 × 151 mm.</p><p>U kiest houtsoort, maat en lengtes zoals bij gewone voorraad; de levertermijn ernaast telt het schaven al mee. Bestel alles voor één vlak tegelijk, dan komt het uit dezelfde partij en loopt de kleur door. Hebt u haast, zoek dan een maat die er dichtbij komt en wel klaarligt.</p><p>Alleen waar bij het product ‘geen herroepingsrecht’ staat, kunt u niet herroepen; anders gelden de gewone regels uit <a href="/t/herroeping">Herroepingsrecht</a>. Een dikte, breedte of profiel dat hier ontbreekt, vraagt u aan via <a href="/s/schaven">Schaven</a>.</p>',
      en: '<p>Of these sizes we keep rough timber only. We plane them once you have ordered, four sides in one pass, and allow five days more for it. A board of 28 × 145 mm starts out as rough wood of 33 × 151 mm.</p><p>You choose species, size and lengths as with ordinary stock; the delivery time beside them already includes the planing. Order everything for one surface at once, so that it comes from one lot and the colour carries through. If you are in a hurry, look for a similar size that is in stock.</p><p>Only where a product says “no right of withdrawal” can you not withdraw; otherwise the usual rules under <a href="/t/withdrawal">Right of withdrawal</a> apply. Ask for a thickness, width or profile that is missing here under <a href="/s/planing">Planing</a>.</p>',
      de: '<p>Von diesen Maßen liegt nur Rohholz im Lager. Gehobelt wird nach Ihrer Bestellung, vier Seiten in einem Durchgang, und dafür rechnen wir fünf Tage mehr. Ein Brett von 28 × 145 mm beginnt als Rohholz von 33 × 151 mm.</p><p>Holzart, Maß und Längen wählen Sie wie bei Lagerware; die Lieferzeit daneben enthält das Hobeln bereits. Bestellen Sie alles für eine Fläche auf einmal, dann kommt es aus einer Partie, und die Farbe läuft durch. Wenn es eilt, suchen Sie ein ähnliches Maß, das bereitliegt.</p><p>Nur wo beim Produkt „kein Widerrufsrecht“ steht, ist der Widerruf ausgeschlossen; sonst gilt, was in der <a href="/t/widerruf">Widerrufsbelehrung</a> steht. Dicke, Breite oder Profil, die hier fehlen, fragen Sie unter <a href="/s/hobeln">Hobeln</a> an.</p>',
    },
  },
  {
    category: 'treated-wood',
    title: {
      nl: 'Geïmpregneerd hout: kijk naar de klasse, dan naar de kleur',
      en: 'Treated wood: look at the class, then at the colour',
      de: 'Imprägniertes Holz: erst die Klasse, dann die Farbe',
    },
    html: {
      nl: '<p>Impregneren perst een beschermmiddel in het hout; hoe diep, verschilt per soort. Grenen zuigt het op tot gebruiksklasse 4 en mag dus in de grond en op vochtige plekken. Bij vuren dringt het maar enkele millimeters door: klasse 3.1, goed voor latten en planken waar regen meteen wegloopt.</p><p>Groen komt van koper en verweert via honingbruin naar grijs. Bruin is een pigment dat verbleekt, grijs verandert het minst. Wat erin zit, staat bij elk product als werkzame stof.</p><p>Werk met handschoenen, smeer gezaagde koppen na, en zet een gezaagde kop niet in de aarde. Resten zijn geen brandhout: in Nederland neemt de milieustraat ze als C-hout aan, in Duitsland vallen ze onder Altholz A IV. Palen en planken voor een scherm vindt u bij <a href="/g/schutting">Hout voor de schutting</a>; klassen verklaart <a href="/t/duurzaamheidsklasse">Duurzaamheidsklasse en gebruiksklasse</a>.</p>',
      en: '<p>Pressure treatment forces preservative into wood, and how deep depends on the species. Pine takes it up to use class 4 and so may go in the ground and lie in the damp. Spruce lets it into the outer millimetres only: class 3.1, fine for battens and boards where rain runs off at once.</p><p>Green comes from copper and weathers through honey brown to grey. Brown is a pigment that fades; grey changes least. What the wood was treated with is given with each product as its active substance.</p><p>Wear gloves, re-treat sawn ends, and put no sawn end into the soil. Offcuts are no firewood: Dutch recycling centres take them as C-hout, German ones as Altholz A IV. Posts and boards for a screen are under <a href="/g/fence">Timber for a fence</a>; the classes are explained in <a href="/t/durability-class">Durability class and use class</a>.</p>',
      de: '<p>Im Druckkessel wird Schutzmittel ins Holz gepresst; wie tief, hängt von der Art ab. Kiefer nimmt es bis Gebrauchsklasse 4 auf, darf also in die Erde und feucht liegen. Fichte lässt es nur in die äußeren Millimeter: Klasse 3.1, gut für Latten und Bretter, von denen Regen gleich abläuft.</p><p>Grün kommt vom Kupfer und verwittert über Honigbraun zu Grau. Braun ist ein Pigment, das ausbleicht; Grau verändert sich am wenigsten. Was darin steckt, steht bei jedem Produkt als Wirkstoff.</p><p>Arbeiten Sie mit Handschuhen, streichen Sie Schnittenden nach und stecken Sie kein Schnittende in den Boden. Reste sind kein Brennholz: In Deutschland gelten sie als Altholz A IV, in den Niederlanden nimmt die Milieustraat sie als C-hout an. Material für den Sichtschutz führt <a href="/g/zaun">Holz für den Zaun</a> auf; die Klassen erklärt <a href="/t/dauerhaftigkeitsklasse">Dauerhaftigkeitsklasse und Gebrauchsklasse</a>.</p>',
    },
  },
  {
    category: 'samples',
    title: {
      nl: 'Monsters: eerst voelen, dan bestellen',
      en: 'Samples: feel it first, then order',
      de: 'Muster: erst anfassen, dann bestellen',
    },
    html: {
      nl: '<p>Een foto verzwijgt hoe zwaar ipé is en hoe zacht western red cedar. Een monster niet: het is 250 mm van het echte profiel, met dezelfde afwerking als de planken in het pak. Bestel het los bij een plank, of neem een doos met drie of vijf stukken om soorten naast elkaar te leggen.</p><p>Maak het stuk nat om te zien hoe het geolied oogt en of er kleur uitloopt. Leg het half onder een steen in de tuin; na een paar weken ziet u het vergrijzen beginnen. Onthoud wel dat tint en tekening van plank tot plank verschillen, dus één stuk belooft niet het hele dek.</p><p>Een bestelling van hoogstens vijf losse monsters komt zonder bezorgkosten. Hoe dat werkt staat bij <a href="/s/monsters">Monsters</a>; voor de keus daarna helpt <a href="/g/terras">Hout voor het terras</a>.</p>',
      en: '<p>A photograph keeps quiet about how heavy ipe is and how soft cedar. A sample does not: it is 250 mm of the real profile, finished like the boards in the pack. Order it from the page of a board, or take a box of three or five pieces to lay species side by side.</p><p>Wet it to see how it would look oiled and whether colour runs out. Leave it half under a stone in the garden; a few weeks later you can see the silvering begin. Remember that shade and grain differ from board to board, so one piece is no promise for the whole deck.</p><p>An order of up to five single samples is free of delivery charges. How it works is under <a href="/s/samples">Samples</a>; for the choice after that, read <a href="/g/terrace">Timber for a terrace</a>.</p>',
      de: '<p>Ein Foto verschweigt, wie schwer Ipé ist und wie weich Western Red Cedar. Ein Muster nicht: Es sind 250 mm vom echten Profil, bearbeitet wie die Dielen im Paket. Bestellen Sie es direkt beim Brett, oder nehmen Sie eine Box mit drei oder fünf Stücken, um Holzarten nebeneinanderzulegen.</p><p>Befeuchten Sie es, dann sehen Sie, wie es geölt wirkt und ob Farbe ausläuft. Legen Sie es halb unter einen Stein in den Garten; nach einigen Wochen sehen Sie, wie das Vergrauen beginnt. Nur wechseln Ton und Zeichnung von Brett zu Brett, ein Stück verspricht also nicht die ganze Fläche.</p><p>Eine Bestellung von höchstens fünf einzelnen Mustern kommt ohne Lieferkosten. Wie es geht, steht unter <a href="/s/muster">Muster</a>; bei der Wahl danach hilft <a href="/g/terrasse">Holz für die Terrasse</a>.</p>',
    },
  },
  {
    category: 'sale',
    title: {
      nl: 'Aanbiedingen: waarom dit hout minder kost',
      en: 'Sale: why this timber costs less',
      de: 'Angebote: warum dieses Holz weniger kostet',
    },
    html: {
      nl: '<p>Er is niets mis mee. Een partij raakt op en wat overblijft dekt geen heel terras meer, of er liggen lengtes waar niemand om vroeg. Zulke planken nemen plaats in, en daarom kosten ze minder. De kwaliteit is die van de gewone maat.</p><p>Let op twee dingen. Reken eerst uit of het aantal voor uw vlak genoeg is, want uit dezelfde partij bijleveren lukt meestal niet. En kijk welke lengtes er liggen: korte stukken zijn prima voor een bankje of een bloembak, minder voor een lange gevel.</p><p>Bij elke verlaagde prijs staat de laagste prijs van de laatste 30 dagen. Herroepen en reclameren kan net als anders; zie <a href="/t/herroeping">Herroepingsrecht</a>. Een rest van zes planken? Kijk bij <a href="/blog/moestuinbak-van-zes-planken">deze moestuinbak</a>.</p>',
      en: '<p>Nothing is wrong with it. A lot runs out and what is left no longer covers a whole deck, or there are lengths that nobody asked for. Such boards take up room, and so they cost less. They are graded like the ordinary size.</p><p>Check two things. Work out first whether the quantity is enough for your surface, since more from the same lot can seldom be had. And see which lengths there are: short pieces are fine for a bench or a planter, less so for a long façade.</p><p>Every reduced price has the lowest of the last 30 days beside it. Your rights of withdrawal and complaint are the usual ones; see <a href="/t/withdrawal">Right of withdrawal</a>. Six boards left over? Have a look at <a href="/blog/raised-bed-from-six-boards">this raised bed</a>.</p>',
      de: '<p>Dem Holz fehlt nichts. Eine Partie geht zu Ende, und der Rest deckt keine ganze Terrasse mehr, oder es liegen Längen da, nach denen niemand fragt. Solche Bretter brauchen Platz und kosten deshalb weniger. Die Qualität ist die des gewöhnlichen Maßes.</p><p>Achten Sie auf zweierlei. Rechnen Sie zuerst aus, ob die Menge für Ihre Fläche reicht, denn aus derselben Partie lässt sich selten nachliefern. Und sehen Sie nach, welche Längen da sind: Kurze Stücke taugen für Bank oder Pflanzkasten, weniger für eine lange Fassade.</p><p>Neben jedem gesenkten Preis steht der niedrigste der letzten 30 Tage. Widerrufen und reklamieren können Sie wie immer; siehe <a href="/t/widerruf">Widerrufsbelehrung</a>. Sechs Bretter übrig? Dann passt <a href="/blog/hochbeet-aus-sechs-brettern">dieses Hochbeet</a>.</p>',
    },
  },
];
