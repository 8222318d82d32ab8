import fc from "fast-check";
import { idFromSlug, slugFor } from "@/lib/domain/site/slug";
import { firstGraphemes, isTruncated, truncate } from "@/lib/domain/site/truncate";
import { isStorable } from "@/lib/schemas/bounded-text";

describe("truncated descriptions", () => {
  test.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "abc…"],
    ["ab cd", 3, "ab…"],
    ["", 3, ""],
    ["🧘🧘🧘", 3, "🧘🧘🧘"],
    ["🧘🧘🧘🧘", 3, "🧘🧘🧘…"],
    ["👩‍👩‍👧‍👦🧑‍🎨e\u0301🏴󠁧󠁢󠁥󠁮󠁧󠁿", 3, "👩‍👩‍👧‍👦🧑‍🎨e\u0301…"],
  ])("shorten %p at %i characters to %p", (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
    expect(isTruncated(text, max)).toBe(expected !== text);
  });
});

describe("the start of a text", () => {
  const graphemesOf = (text: string) =>
    [...new Intl.Segmenter("it", { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    // Emoji of several code points, flags, accents and syllables that join.
    fc.string({
      unit: fc.constantFrom("a", "\u0301", "👩", "\u200d", "🏽", "🇮", "🇹", "क", "\u094d", "\r", "\n"),
    }),
  );

  test("consists of whole graphemes, as many as allowed, and can be stored", () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), fc.nat(20), (text, max, units) => {
        const start = firstGraphemes(text, max, units);
        const all = graphemesOf(text);
        const count = graphemesOf(start).length;
        expect(start).toBe(all.slice(0, count).join(""));
        expect(count).toBeLessThanOrEqual(max);
        expect(start.length).toBeLessThanOrEqual(units);
        const next = all[count];
        if (next !== undefined) expect(count === max || start.length + next.length > units).toBe(true);
        expect(isStorable(start.replaceAll("\0", ""))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("costs no more for a long text", () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, "segment");
    firstGraphemes(`a${"\u0301".repeat(3_000_000)}`, 500);
    expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(600);
    segment.mockRestore();
  });

  test("falls back to code points in a browser without grapheme support", () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, "Segmenter");
    try {
      expect(firstGraphemes("🧘🧘🧘", 2, 4)).toBe("🧘🧘");
    } finally {
      Object.defineProperty(Intl, "Segmenter", { value: Segmenter, configurable: true, writable: true });
    }
  });
});

describe("slugs", () => {
  test.each([
    [13, "Sala Salvia", "13-sala-salvia"],
    [14, "  L'Attività più bella! ", "14-l-attivita-piu-bella"],
    [15, "静", "15"],
  ])("for %i %p are %s and lead back to the id", (id, name, slug) => {
    expect(slugFor(id, name)).toBe(slug);
    expect(idFromSlug(slug)).toBe(id);
  });

  test.each(["", "sala", "-13", "013-sala", "0", "13sala", "13.5", "9999999999", "2147483648-x", "1e3"])(
    "do not include %p",
    (slug) => {
      expect(idFromSlug(slug)).toBeNull();
    },
  );
});
