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
  ["1. a\n   - b", '<ol class="list-decimal pl-5"><li><p>a</p><ul><li>b</li></ul></li></ol>'],
  ["a\nb\\\nc", "<p>a\nb<br/>c</p>"],
  [
    "**[*a*](mailto:a@example.org)**",
    '<p><strong><a href="mailto:a@example.org"><em>a</em></a></strong></p>',
  ],
  [
    "[sito](https://example.org/x)",
    '<p><a href="https://example.org/x" rel="noopener noreferrer">sito</a></p>',
  ],
])("renders %j", (source, html) => {
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
  "---",
  "```\ncodice\n```",
])("shows %j as typed", (source) => {
  const text = shown(source).replaceAll(/<\/?p>/g, "");
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toBe(source);
});

test.each([
  ["lists within lists on each line", "- ".repeat(10).concat("a\n").repeat(2_300)],
  ["a list of many items", "- a\n".repeat(12_000)],
  ["quotes within quotes", "> ".repeat(25_000)],
  ["stars without end", "**".repeat(24_000)],
  ["brackets without end", "[a]".repeat(16_000)],
])("parses quickly, at the maximum length of a text: %s", (_name, source) => {
  const started = performance.now();
  parseMarkdown(source);
  // A parser that scans back from each character to the first one takes minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("renders nested emphasis up to a depth that people might write, and plain text beyond", () => {
  const text = shown(`${"*a ".repeat(8_000)}${"a*".repeat(8_000)}`);
  expect(text.match(/<em>/g)).toHaveLength(21);
  expect(text.replaceAll(/<[^>]+>/g, "").replaceAll(" ", "")).toBe("a".repeat(16_000));
});

test("splits a text at its highest headings", () => {
  const chapters = chaptersOf(parseMarkdown("Prima.\n\n# Uno\n\na\n\n## Sotto\n\n# Due\n"));
  expect(chapters.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    [null, 1],
    ["Uno", 2],
    ["Due", 0],
  ]);
});

test("inserts the association's data as plain text, whatever they contain", () => {
  const site = { ...SITE, legalName: "A *B* [c](javascript:x) <b>" };
  const facts = { site, sessionCookie: "cookie" };
  expect(shown(fillPlaceholders("{{denominazione}} {{ignoto}}", facts))).toBe(
    "<p>A *B* [c](javascript:x) &lt;b&gt; {{ignoto}}</p>",
  );
});
