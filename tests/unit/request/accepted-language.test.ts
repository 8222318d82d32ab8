import { acceptedLanguage } from "@/lib/request/accepted-language";

test.each([
  [null, "it"],
  [undefined, "it"],
  ["", "it"],
  ["*", "it"],
  ["de", "it"],
  ["de-DE,de;q=0.9,en;q=0.8,it;q=0.7", "en"],
  ["en", "en"],
  ["EN-us", "en"],
  ["en-GB,en;q=0.9", "en"],
  ["it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7", "it"],
  ["en;q=0.5,it;q=0.6", "it"],
  ["en;q=0", "it"],
  ["it;q=0,en;q=0.1", "en"],
  ["en;q=nonsense,,;=", "it"],
  ["english", "it"],
] as const)("Accept-Language %j selects %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
