import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";

/** What each line of a Markdown text is; its words are another matter. */
const shapeOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (/^## /.test(line) ? "heading" : /^- /.test(line) ? "point" : "paragraph"));

test.each(["privacy", "terms"] as const)(
  "the English of the text on %s has every point of the Italian",
  (name) => {
    expect(shapeOf(EXAMPLE_IN_ENGLISH.texts[name])).toEqual(shapeOf(LEGAL_TEXTS[name]));
  },
);
