import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { PageContext, PageContextParams } from '../routing/page-context';
import { requirePageContext } from './require-page-context';

/** The query of a page. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

type Segments = Readonly<Record<string, string>>;

interface PageDefinition<Address extends object, Visit extends object> {
  readonly Content: ComponentType<{ context: PageContext } & Address & Visit>;
  readonly metadata: (props: { context: PageContext } & Address) => Metadata | Promise<Metadata>;
  /** What the segments of the internal path say. */
  readonly read?: (segments: Segments) => Address;
  /** What belongs to this one visit. A page that has it must be `force-dynamic`: reading the query makes it so. */
  readonly visit?: (query: PageQuery, segments: Segments, context: PageContext) => Promise<Visit>;
}

interface NextPageProps {
  params: Promise<PageContextParams & Segments>;
  searchParams: Promise<PageQuery>;
}

/** The two functions that Next asks a page file for: `export { generateMetadata, renderPage as default }`. */
export function page<Address extends object = object, Visit extends object = object>({
  Content,
  metadata,
  read,
  visit,
}: PageDefinition<Address, Visit>) {
  const propsOf = async (params: NextPageProps['params']) => {
    const { locale, vat, ...segments } = await params;
    const address = (read?.(segments) ?? {}) as Address;
    return { segments, props: { context: requirePageContext({ locale, vat }), ...address } };
  };
  return {
    generateMetadata: async ({ params }: NextPageProps): Promise<Metadata> => metadata((await propsOf(params)).props),
    renderPage: async ({ params, searchParams }: NextPageProps) => {
      const { props, segments } = await propsOf(params);
      const visited = ((await visit?.(await searchParams, segments, props.context)) ?? {}) as Visit;
      return <Content {...props} {...visited} />;
    },
  };
}
