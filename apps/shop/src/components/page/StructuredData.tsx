export interface StructuredDataProps {
  /** An object of schema.org. */
  data: object;
}

/** What the page says, for search engines. It holds texts of the catalogue, so nothing in it may end the script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a block of data, escaped above
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
