import { idFromSlug, slugFor } from "@/lib/domain/site/slug";
import { isTruncated, truncate } from "@/lib/domain/site/truncate";

describe("Cut descriptions", () => {
  test.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "abc…"],
    ["ab cd", 3, "ab…"],
    ["", 3, ""],
    ["🧘🧘🧘", 3, "🧘🧘🧘"],
    ["🧘🧘🧘🧘", 3, "🧘🧘🧘…"],
  ])("%p at %i characters is %p", (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
    expect(isTruncated(text, max)).toBe(expected !== text);
  });
});

describe("Slugs", () => {
  test.each([
    [13, "Sala Salvia", "13-sala-salvia"],
    [14, "  L'Attività più bella! ", "14-l-attivita-piu-bella"],
    [15, "静", "15"],
  ])("%i %p is %s, and leads back to the id", (id, name, slug) => {
    expect(slugFor(id, name)).toBe(slug);
    expect(idFromSlug(slug)).toBe(id);
  });

  test.each(["", "sala", "-13", "013-sala", "0", "13sala", "13.5", "9999999999", "2147483648-x", "1e3"])(
    "%p leads to nothing",
    (slug) => {
      expect(idFromSlug(slug)).toBeNull();
    },
  );
});
