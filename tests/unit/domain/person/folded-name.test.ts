import { foldName, hasPlainLetters, usernameSkeleton } from "@/lib/domain/person/folded-name";

describe("name folding", () => {
  it.each([
    ["in other cases", "Mario.Rossi", "mARIO.rOSSI"],
    ["in full-width letters", "ａｄｍｉｎ", "admin"],
    ["with a ligature", "ﬁlippo", "filippo"],
    ["with the German sharp s in capitals", "STRASSE", "straße"],
    ["composed or not", "perche\u0301", "perché"],
    ["with a Kelvin sign", "\u212Aarin", "karin"],
  ])("treats names as equal %s", (_, one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it("is idempotent", () => {
    for (const name of ["admİn", "ΣΑΣ", "ſtraße", "Ǆ", "ﬁ"])
      expect(foldName(foldName(name))).toBe(foldName(name));
  });
});

describe("the skeleton of a username", () => {
  it.each([
    ["admin", "admın"],
    ["admin", "admİn"],
    ["admin", "ADMİN"],
    ["lucia", "lucìa"],
    ["lukasz", "łukasz"],
  ])("is equal for the similar names %s and %s", (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  it.each([
    ["user10", "userlo"],
    ["anna.maria", "annamaria"],
  ])("differs for %s and %s", (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });
});

describe("the letters of a username", () => {
  it.each(["mario.rossi", "Niccolò_99", "jürgen-k", "łukasz", "ștefan"])("are accepted in %s", (name) => {
    expect(hasPlainLetters(name)).toBe(true);
  });

  it.each([
    ["Cyrillic", "аdmin"],
    ["Greek", "αdmin"],
    ["full-width", "ａdmin"],
    ["dotless i", "admın"],
    ["dotted capital i", "admİn"],
    ["long s", "ſara"],
    ["Roman numerals", "marioⅰ"],
    ["a small capital", "ᴀdmin"],
    ["an e-mail address", "mario@example.org"],
    ["a space", "mario rossi"],
    ["nothing visible", "ad\u200bmin"],
  ])("are rejected with %s: %s", (_, name) => {
    expect(hasPlainLetters(name)).toBe(false);
  });
});
