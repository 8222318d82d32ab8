import { markdownHtml, markdownText } from "@/lib/mail/markdown";

const WORDS = { address: (path: string) => `https://example.org${path}`, linkColor: "#123456" };

const SOURCE = `# Ciao
Da **lunedì** si *cambia*: [l'orario](/orario).

- uno
- due
  1. primo

<script>alert(1)</script>`;

test("renders Markdown as HTML for e-mails and leaves everything else as text", () => {
  const html = markdownHtml(SOURCE, WORDS);
  expect(html.replaceAll(/ (?:style|class)="[^"]*"/g, "").replaceAll(/\n\s*/g, "")).toBe(
    "<h2>Ciao</h2><p>Da <strong>lunedì</strong> si <em>cambia</em>: " +
      '<a href="https://example.org/orario">l&#39;orario</a>.</p>' +
      "<ul><li>uno</li><li>due<ol><li>primo</li></ol></li></ul><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  );
});

test("renders Markdown as plain text with its links written out", () => {
  expect(markdownText(SOURCE, WORDS)).toBe(
    "Ciao\n\nDa lunedì si cambia: l'orario (https://example.org/orario).\n\n- uno\n- due\n  1. primo\n\n<script>alert(1)</script>",
  );
});
