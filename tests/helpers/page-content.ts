const FLIGHT_PART = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;
/** Between two texts; at the end of a part only if the next one was not ready yet. */
const TEXT_SEPARATOR = "<!-- -->";
const STRING = /"(?:[^"\\\n]|\\.)*"/g;
/** A reference of one row of the data to another. */
const REFERENCE = /^"\$[L@]?[0-9a-f]+(?::.*)?"$/;

/**
 * What a page says: its document, and every text in the data that React Server Components send along with it. How that
 * data is cut into rows, and their order, depends on which part of the page is ready first, so two renderings of one
 * page may differ in it; here its texts are sorted.
 * @param body an answer of any type; one without such data is compared as it is
 */
export function pageContent(body: string): string {
  const parts: string[] = [];
  const document = body
    .replace(FLIGHT_PART, (_, part: string) => {
      parts.push(String(JSON.parse(part)));
      return "";
    })
    .replaceAll(TEXT_SEPARATOR, "");
  const texts = parts.join("").match(STRING) ?? [];
  return [document, ...texts.filter((text) => !REFERENCE.test(text)).sort()].join("\n");
}
