/**
 * Structured data for search engines. A data block, not a script, so the Content-Security-Policy allows it. `<` is
 * escaped, so that no text of the catalogue can close the element.
 */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
