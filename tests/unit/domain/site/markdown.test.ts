import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "@/components/shared/markdown";
import { fillPlaceholders } from "@/lib/domain/privacy/legal-placeholders";
import { chaptersOf, parseMarkdown } from "@/lib/domain/site/markdown";
import { SITE } from "@/tests/helpers/example-site";

const shown = (source: string) =>
  renderToStaticMarkup(createElement(Markdown, { blocks: parseMarkdown(source), top: 2 }));

test.each([
  [
    "## Uno\n\nTesto **forte** e *dolce*.",
    "<h2>Uno</h2><p>Testo <strong>forte</strong> e <em>dolce</em>.</p>",
  ],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  [
    "[sito](https://example.org/x)",
    '<p><a href="https://example.org/x" rel="noopener noreferrer">sito</a></p>',
  ],
])("%j is drawn", (source, html) => {
  expect(shown(source)).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  "testo <img src=x onerror=alert(1)> testo",
  "[qui](javascript:alert(1))",
  "[qui](//altrove.example)",
  "![foto](https://example.org/a.png)",
  "`codice`",
  "> citazione",
])("%j is shown as it was typed", (source) => {
  const text = shown(source).replaceAll(/<\/?p>/g, "");
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toBe(source);
});

test("a text is parted at its highest headings", () => {
  const chapters = chaptersOf(parseMarkdown("Prima.\n\n# Uno\n\na\n\n## Sotto\n\n# Due\n"));
  expect(chapters.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    [null, 1],
    ["Uno", 2],
    ["Due", 0],
  ]);
});

test("the association's data are filled in as text, whatever they contain", () => {
  const site = { ...SITE, legalName: "A *B* [c](javascript:x) <b>" };
  const facts = { site, sessionCookie: "cookie" };
  expect(shown(fillPlaceholders("{{denominazione}} {{ignoto}}", facts))).toBe(
    "<p>A *B* [c](javascript:x) &lt;b&gt; {{ignoto}}</p>",
  );
});
