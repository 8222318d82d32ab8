import { readGalleryBody } from "@/lib/http/gallery-body";

const read = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("http://localhost/", { method: "PUT", body: form });
  return (await readGalleryBody(request)).fields;
};

test("translations in a form are JSON, with or without an address of the picture", async () => {
  const translations = { en: { title: "The circle" } };
  const sent = { title: "Il cerchio", translations: JSON.stringify(translations) };
  expect(await read(sent)).toEqual({ title: "Il cerchio", translations });
  expect(await read({ ...sent, imageUrl: "/images/a.webp" })).toEqual({
    title: "Il cerchio",
    imageUrl: "/images/a.webp",
    translations,
  });
});

test("what is no JSON is left for the schema to refuse, an empty address leaves the picture", async () => {
  expect(await read({ translations: "Sage", imageUrl: "" })).toEqual({ translations: "Sage" });
});
