import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ComponentType } from 'react';
import { readPreferences, saysOwnPrices, USER_COOKIE } from '../device/cookies';
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
  /** Whether it may have prices of the visitor's own list. A page that has them must be `force-dynamic`. */
  readonly hasOwnPrices?: boolean;
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
  hasOwnPrices = false,
  visit,
}: PageDefinition<Address, Visit>) {
  const propsOf = async (params: NextPageProps['params']) => {
    const { locale, vat, ...segments } = await params;
    const address = (read?.(segments) ?? {}) as Address;
    const context = requirePageContext({ locale, vat });
    const isOwn = hasOwnPrices && (await visitorSaysOwnPrices());
    return { segments, props: { context: isOwn ? { ...context, hasOwnPrices: true } : context, ...address } };
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

const visitorSaysOwnPrices = async (): Promise<boolean> =>
  saysOwnPrices(readPreferences((await cookies()).get(USER_COOKIE)?.value));
