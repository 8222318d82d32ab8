import { languageOfAddress } from "@/app/[locale]/language-of-address";

const languageOf = (locale: string) => languageOfAddress(Promise.resolve({ locale }));

test("finds the language of an address", async () => {
  expect([await languageOf("it"), await languageOf("en")]).toEqual(["it", "en"]);
});

test.each(["EN", "admin", "icons", "__proto__"])("finds nothing at an address below /%s", async (locale) => {
  await expect(languageOf(locale)).rejects.toMatchObject({ digest: expect.stringContaining("404") });
});
