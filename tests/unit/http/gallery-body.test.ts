import { readGalleryBody } from "@/lib/http/gallery-body";

const read = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("http://localhost/", { method: "PUT", body: form });
  return (await readGalleryBody(request)).fields;
};

test("reads translations in a form as JSON, with or without an image address", async () => {
  const translations = { en: { title: "The circle" } };
  const sent = { title: "Il cerchio", translations: JSON.stringify(translations) };
  expect(await read(sent)).toEqual({ title: "Il cerchio", translations });
  expect(await read({ ...sent, imageUrl: "/images/a.webp" })).toEqual({
    title: "Il cerchio",
    imageUrl: "/images/a.webp",
    translations,
  });
});

test("leaves invalid JSON to the schema, and ignores an empty image address", async () => {
  expect(await read({ translations: "Sage", imageUrl: "" })).toEqual({ translations: "Sage" });
});
