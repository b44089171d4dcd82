import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { askCatalogue } from './testing/ask-catalogue';

const records = sampleRecords();
const ask = askCatalogue(records);

type Product = Record<string, unknown>;

const idOf = (itemNumber: string): number => {
  const template = records.templates.find((one) => one.itemNumber === itemNumber);
  if (!template) throw new Error(`The sample has no ${itemNumber}`);
  return template.id;
};

async function product(itemNumber: string, fields: string, locale: 'nl' | 'en' | 'de' = 'en'): Promise<Product> {
  const data = await ask(`{ getProductTemplate(id: ${idOf(itemNumber)}) { ${fields} } }`, locale);
  return data.getProductTemplate as Product;
}

const LARCH = 'CL-LAR-020140-CS';

describe('a product', () => {
  it('returns its name, wood, sizes, profiles, humidity, texts and figures (EN-14)', async () => {
    const named = 'slug name';
    const fields = `name title { name short } specie { name slug } certification thickness width headSize
      profile1 { ${named} } profile2 { ${named} } profile3 { ${named} } profile4 { ${named} } profile5 { ${named} }
      profileType { ${named} } humidity quality intro html barcode description isPublished saleDelay uomFactorInv
      autoConversionM2Xaa productVariants { lengte }`;
    const larch = await product(LARCH, fields);
    expect(larch).toMatchObject({
      name: 'Larch cladding 20 × 140 mm, channel siding',
      title: { name: 'Larch cladding 20 × 140 mm, channel siding', short: 'Larch cladding' },
      specie: { name: 'Larch', slug: 'larch-european' },
      thickness: 20,
      width: 140,
      headSize: '20 × 140 mm',
      profile1: { slug: 'channel-siding', name: 'channel siding' },
      profile2: { slug: 'radius-1', name: 'eased' },
      profile3: { slug: 'flat', name: 'flat' },
      profile4: { slug: 'square-cut', name: 'square cut' },
      profile5: { slug: 'shadow-gap', name: 'shadow gap' },
      profileType: { slug: 'closed', name: 'closed' },
      humidity: 'kiln-dried, 16–18%',
      quality: 'AB',
      // Sixteen variants: each has its own.
      barcode: null,
      isPublished: true,
      uomFactorInv: 1,
      autoConversionM2Xaa: 8.2645,
    });
    expect(larch.html).toMatch(/^<p>Honey to reddish brown .+<\/p><ul><li>/);
    expect(larch.intro).toBe('European larch cladding, channel siding, 20 × 140 mm, kiln-dried.');
    expect(larch.description).not.toContain('<');
    expect((larch.productVariants as { lengte: number }[])[0]).toEqual({ lengte: 1800 });
  });

  it('is bigger when it is thicker than 40 mm (CT-22)', async () => {
    expect(await product(LARCH, 'isBigger')).toEqual({ isBigger: false });
    expect(await product('DH-IPE-045145-GR', 'isBigger thickness')).toEqual({ isBigger: true, thickness: 45 });
    expect(await product('AC-SCR-001', 'isBigger thickness')).toEqual({ isBigger: false, thickness: null });
  });

  it('has a barcode of its own when it is one variant (EN-14)', async () => {
    const one = structuredClone(records);
    const box = one.templates.find(({ isSample }) => isSample);
    const [first, ...others] = one.variants.filter(({ templateId }) => templateId === box?.id);
    for (const variant of others) variant.isPublished = false;
    const data = await askCatalogue(one)(`{ getProductTemplate(id: ${box?.id}) { barcode } }`);
    expect(data.getProductTemplate).toEqual({ barcode: first?.barcode });
  });

  it('returns its pictures, documents and sheet (EN-15)', async () => {
    const answered = await product(
      LARCH,
      `image imageWebp imageFilename mediaGallery { kind src filename width height colour alt isIllustration }
        face { kind } end { kind } productDocuments { kind name url mimeType } downloadProductsheet`,
      'nl',
    );
    const id = idOf(LARCH);
    const { src } = (answered.mediaGallery as { src: string }[])[0] ?? {};
    expect(answered).toMatchObject({
      image: src,
      imageWebp: expect.stringMatching(/620x761.*webp/),
      imageFilename: expect.stringMatching(/620x761.*jpe?g/),
      face: { kind: 'FACE' },
      end: { kind: 'END' },
      downloadProductsheet: `/api/downloads/${id}/product-sheet.pdf?locale=nl`,
    });
    expect(answered.mediaGallery).toEqual(
      ['BOARD', 'FACE', 'END'].map((kind) => ({
        kind,
        src: expect.stringMatching(/^\/api\/pictures\/.+\.webp$/),
        filename: expect.stringMatching(/\.webp$/),
        width: expect.any(Number),
        height: expect.any(Number),
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
        alt: expect.stringContaining('ariks'),
        isIllustration: true,
      })),
    );
    expect(answered.productDocuments).toEqual([
      {
        kind: 'PRODUCT_SHEET',
        name: 'Productblad',
        url: `/api/downloads/${id}/product-sheet.pdf?locale=nl`,
        mimeType: 'application/pdf',
      },
      {
        kind: 'ASSEMBLY_INSTRUCTION',
        name: 'Montagehandleiding',
        url: `/api/downloads/${id}/assembly-instruction.pdf?locale=nl`,
        mimeType: 'application/pdf',
      },
      {
        kind: 'DECLARATION_OF_PERFORMANCE',
        name: 'Prestatieverklaring',
        url: `/api/downloads/${id}/declaration-of-performance.pdf?locale=nl`,
        mimeType: 'application/pdf',
      },
    ]);
  });

  it('offers an assembly instruction only where there is one', async () => {
    const fields = 'assemblyInstruction { kind } productDocuments { kind }';
    expect(await product('DH-BAN-025145-SM', fields)).toMatchObject({
      assemblyInstruction: { kind: 'ASSEMBLY_INSTRUCTION' },
    });
    expect(await product('SB-OAK-022200-SN', fields)).toEqual({
      assemblyInstruction: null,
      productDocuments: [{ kind: 'PRODUCT_SHEET' }],
    });
  });

  it('is in categories of the back office and of the navigation, with what those offer (EN-16)', async () => {
    const answered = await product(
      LARCH,
      `categories { name isSample } productCategoryIsSample
        websiteCategories { name parent { name attachments { name url } videos { title } reportUrls { name } childs { name } } }`,
    );
    expect(answered).toMatchObject({
      categories: [
        { name: 'Cladding', isSample: false },
        { name: 'Timber', isSample: false },
        { name: 'Goods', isSample: false },
      ],
      productCategoryIsSample: false,
      websiteCategories: [{ name: 'Channel siding', parent: { name: 'Cladding' } }],
    });
    const [{ parent }] = answered.websiteCategories as [{ parent: Record<string, { name?: string }[]> }];
    expect(parent.attachments?.[0]?.name).toBe('Cladding a façade');
    expect(parent.videos).toHaveLength(1);
    expect(parent.reportUrls).toHaveLength(2);
    expect(parent.childs?.map(({ name }) => name)).toContain('Rhombus profiles');
    expect(await product('SA-BOX-001', 'productCategoryIsSample categories { name isSample }')).toEqual({
      productCategoryIsSample: true,
      categories: [
        { name: 'Samples', isSample: true },
        { name: 'Goods', isSample: false },
      ],
    });
  });

  it('returns title and description for search engines (EN-17)', async () => {
    const answered = await product(LARCH, 'seoTitle seoDescription', 'de');
    expect(answered.seoTitle).toBe('Fassadenprofil Lärche 20 × 140 mm, Profilbrett mit Schattenfuge kaufen');
    expect(answered.seoDescription).toContain('Kernholz Klasse 3–4');
  });

  it('returns the layout, the choices of finish and what lengths and certificate are called (EN-18)', async () => {
    const answered = await product(
      LARCH,
      `variantView attributeCertificationName productVariants { attributeLength { value commercialName } }
        productTemplateAttributeValues { attribute slug name isDefault extraDays longest surcharge { unit price } }`,
    );
    expect(answered).toMatchObject({ variantView: 'WoodView', attributeCertificationName: 'Certification' });
    const values = answered.productTemplateAttributeValues as { attribute: string; slug: string }[];
    expect(values.map(({ attribute, slug }) => `${attribute} ${slug}`)).toEqual([
      'surface_finishing planed',
      'surface_finishing fine-sawn',
      'surface_finishing brushed',
      'finishing untreated',
      'finishing oiled-once',
      'finishing pre-greyed',
      'finishing black-stained',
      'finishing fire-retardant',
    ]);
    expect(values[0]).toMatchObject({ name: 'planed smooth', isDefault: true, surcharge: null, extraDays: 0 });
    expect(values[2]).toMatchObject({ isDefault: false, surcharge: { unit: 'SQUARE_METRE', price: 220 } });
    expect(values.at(-1)).toMatchObject({
      surcharge: { unit: 'SQUARE_METRE', price: 2400 },
      extraDays: 10,
      longest: 4800,
    });
    const variants = answered.productVariants as { attributeLength: unknown }[];
    expect(variants[0]?.attributeLength).toEqual({ value: 1800, commercialName: '1.80 m' });
    expect(variants.at(-1)?.attributeLength).toEqual({ value: 23, commercialName: '25 cm' });
    expect(await product('AC-OIL-001', 'variantView productTemplateAttributeValues { id }')).toEqual({
      variantView: 'Other',
      productTemplateAttributeValues: [],
    });
  });

  it('prices every length with every treatment, and leaves out what is too long or not for sale (EN-18)', async () => {
    const changed = structuredClone(records);
    const id = idOf(LARCH);
    const missing = changed.variants.find(({ templateId, lengthMm }) => templateId === id && lengthMm === 2100);
    if (missing) missing.isPublished = false;
    const data = await askCatalogue(changed)(`{ getProductTemplate(id: ${id}) {
      productVariantsMatrix { finishings { id slug } rows {
        attributeLength { value } cells { finishId productVariantId price }
      } } productVariants { id lengte combinationInfo { price } }
    } }`);
    const { productVariantsMatrix, productVariants } = data.getProductTemplate as {
      productVariantsMatrix: {
        finishings: { id: number; slug: string }[];
        rows: {
          attributeLength: { value: number };
          cells: { finishId: number; productVariantId: number | null; price: number | null }[];
        }[];
      };
      productVariants: { id: number; lengte: number; combinationInfo: { price: number } }[];
    };
    const { finishings, rows } = productVariantsMatrix;
    const cell = (length: number, slug: string) => {
      const column = finishings.find((finish) => finish.slug === slug)?.id;
      const row = rows.find(({ attributeLength }) => attributeLength.value === length);
      return row?.cells.find(({ finishId }) => finishId === column);
    };
    const board = productVariants.find(({ lengte }) => lengte === 4800);
    const price = board?.combinationInfo.price ?? 0;
    expect(rows.map(({ attributeLength }) => attributeLength.value)).toEqual(
      Array.from({ length: 15 }, (_, step) => 1800 + 300 * step),
    );
    expect(cell(4800, 'untreated')).toMatchObject({ productVariantId: board?.id, price });
    // 0.140 m × 4.80 m = 0.672 m²: × 4.50 and × 24.00.
    expect(cell(4800, 'oiled-once')).toMatchObject({ productVariantId: board?.id, price: price + 302 });
    expect(cell(4800, 'fire-retardant')).toMatchObject({ productVariantId: board?.id, price: price + 1613 });
    expect(cell(5100, 'fire-retardant')).toMatchObject({ productVariantId: null, price: null });
    expect(cell(5100, 'black-stained')?.price).toBeGreaterThan(0);
    expect(cell(5400, 'black-stained')).toMatchObject({ productVariantId: null, price: null });
    for (const { slug } of finishings) expect(cell(2100, slug)).toMatchObject({ productVariantId: null, price: null });
  });

  const ROWS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
  const rowFields = [
    ...ROWS.map((row) => `productAttributeCategoryValue${row}`),
    ...[...ROWS, 'P7', 'P8'].map((row) => `isVisibleValue${row}`),
  ].join(' ');

  it('returns the rows of its attribute table, each with its flag (EN-19)', async () => {
    expect(await product(LARCH, rowFields)).toEqual({
      productAttributeCategoryValueF1: 'Larch',
      productAttributeCategoryValueF2: 'Façade, Garden shed',
      productAttributeCategoryValueF3: '3–4',
      productAttributeCategoryValueF4: 'AB',
      productAttributeCategoryValueF5: 'kiln-dried, 16–18%',
      productAttributeCategoryValueF6: null,
      productAttributeCategoryValueF7: 'planed smooth',
      productAttributeCategoryValueF8: 'untreated',
      productAttributeCategoryValueP1: 'channel siding',
      productAttributeCategoryValueP2: '20 mm',
      productAttributeCategoryValueP3: '140 mm',
      productAttributeCategoryValueP4: '121 mm',
      productAttributeCategoryValueP5: '20 × 140 mm',
      productAttributeCategoryValueP6: 'closed',
      ...Object.fromEntries([...ROWS, 'P7', 'P8'].map((row) => [`isVisibleValue${row}`, row !== 'F6'])),
    });
  });

  it('has no flag for rows that are hidden or empty', async () => {
    const beam = await product('PM-OAK-090090-SQ', rowFields);
    // Hidden by the merchant though it has a value; the other two have none.
    expect(beam).toMatchObject({ productAttributeCategoryValueP4: '90 mm', isVisibleValueP4: false });
    expect(beam).toMatchObject({ isVisibleValueP6: false, isVisibleValueP7: false, isVisibleValueP8: false });
    const screw = await product('AC-SCR-001', rowFields);
    const visible = Object.entries(screw).filter(([name, value]) => name.startsWith('isVisible') && value === true);
    expect(visible.map(([name]) => name)).toEqual(['isVisibleValueF2']);
  });

  it('bears a ribbon with its name, colours, class and HTML (EN-20)', async () => {
    const reduced = records.templates.find(({ isReduced, isPublished }) => isReduced && isPublished);
    const fields = 'ribbon { id displayName bgColor textColor htmlClass html }';
    expect(await product(reduced?.itemNumber ?? '', fields, 'de')).toEqual({
      ribbon: {
        id: 2,
        displayName: 'Angebot',
        bgColor: '#ffffff',
        textColor: '#b3261e',
        htmlClass: 'ribbon-sale',
        html: '',
      },
    });
  });

  it('explains its stock in the texts of the merchant, where there are any (EN-21)', async () => {
    const fields = 'customMessage { stockPopUp1 stockPopUp2 stockPopUp3 }';
    expect(await product('DH-IPE-021145-SM', fields)).toEqual({
      customMessage: {
        stockPopUp1: expect.stringContaining('updated continuously'),
        stockPopUp2: expect.stringContaining('lot to lot'),
        stockPopUp3: null,
      },
    });
    expect(await product('AC-OIL-001', fields)).toEqual({
      customMessage: { stockPopUp1: null, stockPopUp2: null, stockPopUp3: null },
    });
  });

  it('returns each of the three texts as its own, in the language of the request (EN-21)', async () => {
    const changed = structuredClone(records);
    const template = changed.templates.find(({ itemNumber }) => itemNumber === LARCH);
    const texts = (language: string) => ({
      ...{ stockPopUp1: `one ${language}`, stockPopUp2: `two ${language}`, stockPopUp3: `three ${language}` },
    });
    if (template) template.details.stockMessages = { nl: texts('nl'), en: texts('en'), de: texts('de') };
    const ask = askCatalogue(changed);
    for (const locale of ['nl', 'en', 'de'] as const) {
      const fields = 'customMessage { stockPopUp1 stockPopUp2 stockPopUp3 }';
      const data = await ask(`{ getProductTemplate(id: ${template?.id}) { ${fields} } }`, locale);
      expect(data.getProductTemplate).toEqual({ customMessage: texts(locale) });
    }
  });

  it('returns its prices per piece, metre and m² (EN-22)', async () => {
    const fields = 'combinationInfo { price price_m1 price_m2 price_m2_wood }';
    expect(await product(LARCH, fields)).toEqual({
      combinationInfo: { price: 895, price_m1: 497, price_m2: 4107, price_m2_wood: 3550 },
    });
  });

  it('says how it is packed and declared to customs', async () => {
    const fields = 'commodityCode packingMethod piecesPerPack';
    expect(await product(LARCH, fields)).toEqual({
      commodityCode: '4409 10',
      packingMethod: 'pack on bearers, wrapped in film',
      piecesPerPack: 133,
    });
    expect(await product('SM-AZO-100100-SN', fields)).toEqual({
      commodityCode: '4407 29',
      packingMethod: 'loose',
      piecesPerPack: null,
    });
  });

  it('says how far a litre of oil reaches, and nothing of the kind of wood', async () => {
    const fields = 'coverage { from to }';
    expect(await product('AC-OIL-001', fields)).toEqual({ coverage: { from: 10, to: 14 } });
    expect(await product(LARCH, fields)).toEqual({ coverage: null });
  });

  it('names what goes with it and what could be taken instead, twelve at most and none that is not published', async () => {
    const related = '{ itemNumber isPublished family specie { slug } thickness width }';
    const board = await product('DH-BAN-025145-SM', `accessoryProducts ${related} alternativeProducts ${related}`);
    const accessories = board.accessoryProducts as { itemNumber: string }[];
    expect(accessories.map(({ itemNumber }) => itemNumber)).toEqual(
      expect.arrayContaining(['AC-SCR-003', 'BT-BAN-045070-PL', 'AC-PED-002', 'AC-OIL-002']),
    );
    type Related = { isPublished: boolean; family: string; specie: { slug: string }; thickness: number; width: number };
    const alternatives = board.alternativeProducts as Related[];
    expect(alternatives.length).toBeGreaterThan(5);
    expect(alternatives.length).toBeLessThanOrEqual(12);
    for (const { isPublished, family, specie, thickness, width } of alternatives) {
      expect(isPublished).toBe(true);
      expect(family).toBe('DH');
      expect(specie.slug === 'bangkirai' || (thickness === 25 && width === 145)).toBe(true);
    }
  });
});
