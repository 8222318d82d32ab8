import {
  asTyped,
  hasHiddenCharacters,
  hasInvisible,
  visibleLine,
  withoutInvisible,
} from "@/lib/domain/person/visible-text";

test.each([
  ["zero-width space", "\u200b"],
  ["zero-width joiner", "\u200d"],
  ["word joiner", "\u2060"],
  ["soft hyphen", "\u00ad"],
  ["byte order mark", "\ufeff"],
  ["right-to-left override", "\u202e"],
  ["right-to-left isolate", "\u2067"],
  ["Arabic letter mark", "\u061c"],
  ["combining grapheme joiner", "\u034f"],
  ["Hangul filler", "\u3164"],
  ["Hangul choseong filler", "\u115f"],
  ["halfwidth Hangul filler", "\uffa0"],
  ["Braille blank", "\u2800"],
  ["Mongolian vowel separator", "\u180e"],
  ["variation selector", "\ufe0f"],
  ["supplementary variation selector", "\u{e0100}"],
  ["tag letter", "\u{e0041}"],
  ["object replacement", "\ufffc"],
  ["musical null notehead", "\u{1d159}"],
  ["hieroglyphic full blank", "\u{13441}"],
  ["hieroglyphic half blank", "\u{13442}"],
  ["noncharacter", "\ufdd0"],
  ["private use", "\ue000"],
  ["tab", "\t"],
  ["line separator", "\u2028"],
])("finds and removes an invisible character: %s", (_, sign) => {
  expect(hasInvisible(`Giu${sign}lia`)).toBe(true);
  expect(withoutInvisible(`Giu${sign}lia`)).toBe("Giulia");
});

test.each([
  "D'Angelo",
  "D’Alò jr.",
  "Ngọc Ánh",
  "Jose\u0301",
  "Şahin-Łukasiewicz",
  "李小龍",
  "김민준",
  "علي حسن",
  "नरेंद्र",
  "Максим",
  "Via Roma 1/B, int. 3",
])("leaves real names and addresses unchanged: %s", (name) => {
  expect(hasInvisible(name)).toBe(false);
});

test.each([
  "Yoga 🧘‍♀️ in coppia 👩🏽‍🤝‍👩🏻",
  "Lezione ❤️",
  "Sala 1️⃣",
  "Cena 👩‍👩‍👧‍👦",
  "Scacchi ♟",
  "Perché sì",
])("allows emoji of several code points: %s", (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
});

test.each(["Yo\u200bga", "Yoga\u200d🧘", "🧘\u200d", "\u2066Yoga", "Yo\u00adga", "Yoga\ufe0f"])(
  "rejects hidden characters next to emoji and text: %j",
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  },
);

test.each([
  ["\u202d+39 333 123 4567\u202c", "+39 333 123 4567"],
  ["0432\u00a012\u200b34\u201356", "0432 1234-56"],
  ["IT60\u2003X054\n2811", "IT60 X054 2811"],
  ["１２３\u2212４５６", "123-456"],
  ["anna.rossi\u00ad@example.org\ufeff", "anna.rossi@example.org"],
])("normalizes pasted text to what would have been typed: %j", (pasted, typed) => {
  expect(asTyped(pasted)).toBe(typed);
});

test.each([
  ["Con\u200b zero\u00ad width\u200e", "Con zero width"],
  ["Yoga 🧘‍♀️ in coppia ❤️", "Yoga 🧘‍♀️ in coppia ❤️"],
  ["Prima riga\r\nseconda\u2028terza", "Prima riga seconda terza"],
  ["\u200b", ""],
])("reduces a title to its visible characters, including emoji: %j", (title, shown) => {
  expect(visibleLine(title)).toBe(shown);
  expect(hasHiddenCharacters(visibleLine(title))).toBe(false);
});
