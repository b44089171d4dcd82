import type {
  AttributeValueRecord,
  CatalogueRecords,
  CategoryRecord,
  CategoryTextRecord,
  DocumentRecord,
  FinishRecord,
  InternalCategoryRecord,
  ListPriceRecord,
  PriceRecord,
  ReportRecord,
  RibbonRecord,
  SearchRedirectRecord,
  SpecieRecord,
  TaggingRecord,
  TemplateRecord,
  VariantRecord,
  VideoRecord,
} from '@geven/catalogue-records';
import { LOCALES } from '@geven/timber';
import type { Problem } from './problems';
import type { Range, RangeFileName } from './range-files';
import type { ReadRow } from './read-rows';

/** A row as the columns of its file make it: a record in which other rows are named by key or item number. */
type Row<Shape> = { readonly row: ReadRow; readonly value: Shape };
type Rows = ReadonlyMap<RangeFileName, readonly ReadRow[]>;

type TemplateRow = Omit<TemplateRecord, 'accessoryIds' | 'alternativeIds'> & {
  readonly categories: string[];
  readonly accessories: string[];
  readonly alternatives: string[];
};
type Named<Shape, Name extends string> = Shape & Record<Name, string>;
type DocumentRow = DocumentRecord & { readonly template: string | null; readonly category: string | null };

/** Joins the rows of all files to the records of a range, and reports every name that leads nowhere. */
export function assembleRange(rows: Rows): { range: Range; problems: Problem[] } {
  const problems: Problem[] = [];
  const of = <Shape>(name: RangeFileName): Row<Shape>[] =>
    (rows.get(name) ?? []).map((row) => ({ row, value: row.value as Shape }));
  const plain = <Shape>(name: RangeFileName): Shape[] => of<Shape>(name).map(({ value }) => value);
  const blame = ({ file, line }: ReadRow, message: string) => void problems.push({ file, line, message });

  const templateRows = of<TemplateRow>('templates');
  const categoryRows = of<Named<Omit<CategoryRecord, 'parentId' | 'media'>, never> & { parent: string | null }>(
    'categories',
  );
  const templateIds = new Map(templateRows.map(({ value }) => [value.itemNumber, value.id]));
  const categoryIds = new Map(categoryRows.map(({ value }) => [value.key, value.id]));

  /** The id that a name stands for; 0 for one that nobody has, which is reported. */
  function idOf(ids: ReadonlyMap<string, number>, what: string, name: string, row: ReadRow): number {
    const id = ids.get(name);
    if (id === undefined) blame(row, `names the ${what} ${name}, which is not there`);
    return id ?? 0;
  }
  const template = (name: string, row: ReadRow) => idOf(templateIds, 'product', name, row);
  const category = (name: string, row: ReadRow) => idOf(categoryIds, 'category', name, row);

  const documents = new Map<string, DocumentRecord[]>();
  const attach = <Shape>(to: Map<string, Shape[]>, key: string, value: Shape) =>
    void to.set(key, [...(to.get(key) ?? []), value]);
  for (const { row, value } of of<DocumentRow>('documents')) {
    const { template: product, category: group, name, ...facts } = value;
    if ((product === null) === (group === null)) blame(row, 'must name either a template or a category');
    if (product !== null) template(product, row);
    if (group !== null) category(group, row);
    if (group !== null && facts.url === null) blame(row, 'url is missing: only documents of products are written');
    const isNamed = name !== null && LOCALES.some((locale) => name[locale] !== null);
    if (isNamed && LOCALES.some((locale) => name[locale] === null)) blame(row, 'has a name in some languages only');
    attach(documents, product === null ? `category ${group}` : `template ${product}`, {
      ...facts,
      name: isNamed ? name : null,
    });
  }
  const videos = new Map<string, VideoRecord[]>();
  for (const { row, value } of of<Named<VideoRecord, 'category'>>('videos')) {
    const { category: key, ...video } = value;
    category(key, row);
    attach(videos, key, video);
  }
  const reports = new Map<string, ReportRecord[]>();
  for (const { row, value } of of<Named<ReportRecord, 'category'>>('reports')) {
    const { category: key, ...report } = value;
    category(key, row);
    attach(reports, key, report);
  }

  const productCategories: CatalogueRecords['productCategories'] = [];
  const templates = templateRows.map(({ row, value }): TemplateRecord => {
    const { categories, accessories, alternatives, details, ...facts } = value;
    for (const key of new Set(categories)) {
      productCategories.push({ templateId: value.id, categoryId: category(key, row) });
    }
    const messages = details.stockMessages;
    const hasMessages = messages !== null && LOCALES.some((locale) => Object.values(messages[locale]).some(Boolean));
    return {
      ...facts,
      accessoryIds: accessories.map((name) => template(name, row)),
      alternativeIds: alternatives.map((name) => template(name, row)),
      details: {
        ...details,
        stockMessages: hasMessages ? messages : null,
        documents: documents.get(`template ${value.itemNumber}`) ?? [],
      },
    };
  });

  const variantRows = of<Named<Omit<VariantRecord, 'templateId'>, 'template'>>('variants');
  const variantIds = new Map(variantRows.map(({ value }) => [value.itemNumber, value.id]));

  const records: CatalogueRecords = {
    species: plain<SpecieRecord>('species'),
    attributeValues: plain<AttributeValueRecord>('attribute-values'),
    categories: categoryRows.map(({ row, value: { parent, ...facts } }) => ({
      ...facts,
      parentId: parent === null ? null : category(parent, row),
      media: {
        attachments: documents.get(`category ${facts.key}`) ?? [],
        videos: videos.get(facts.key) ?? [],
        reports: reports.get(facts.key) ?? [],
      },
    })),
    categoryTexts: of<Named<Omit<CategoryTextRecord, 'categoryId'>, 'category'>>('category-texts').map(
      ({ row, value: { category: key, ...facts } }) => ({ ...facts, categoryId: category(key, row) }),
    ),
    internalCategories: plain<InternalCategoryRecord>('internal-categories'),
    ribbons: plain<RibbonRecord>('ribbons'),
    taggings: plain<TaggingRecord>('taggings'),
    templates,
    variants: variantRows.map(({ row, value: { template: name, ...facts } }) => ({
      ...facts,
      templateId: template(name, row),
    })),
    finishes: of<Named<Omit<FinishRecord, 'templateId'>, 'template'>>('finishes').map(
      ({ row, value: { template: name, ...facts } }) => ({ ...facts, templateId: template(name, row) }),
    ),
    productCategories,
    prices: plain<PriceRecord>('prices'),
    // That the variants are there, `checkRange` has asked.
    listPrices: plain<Named<Omit<ListPriceRecord, 'variantId'>, 'itemNumber'>>('list-prices').flatMap(
      ({ itemNumber, priceList, price, priceM1 }) => {
        const variantId = variantIds.get(itemNumber);
        return variantId === undefined ? [] : [{ priceList, variantId, price, priceM1 }];
      },
    ),
  };
  return { range: { records, redirects: plain<SearchRedirectRecord>('search-redirects') }, problems };
}
