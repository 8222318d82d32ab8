const FLIGHT_PART = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;
/** Separates two adjacent texts. At the end of a part it occurs only if the next part was not ready yet. */
const TEXT_SEPARATOR = "<!-- -->";
const STRING = /"(?:[^"\\\n]|\\.)*"/g;
/** A reference from one row of the data to another. */
const REFERENCE = /^"\$[L@]?[0-9a-f]+(?::.*)?"$/;

/**
 * The content of a page: its document, and every text in the data of React Server Components that comes with it. The
 * division and order of that data depend on which part of the page is ready first, so two renderings of one page can
 * differ; the texts are therefore sorted.
 * @param body a response body of any type; one without such data is returned as it is
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
