import { galleryForm } from "@/lib/http/gallery-form";
import { readForm } from "@/lib/http/multipart";

const read = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("http://localhost/", { method: "PUT", body: form });
  return (await readForm(request, galleryForm)).raw;
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
