/**
 * Structured data for search engines. No script runs here: it is a block of data, which the Content-Security-Policy
 * lets through. `<` is written as an escape, so that no text of the catalogue can end the element.
 */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
