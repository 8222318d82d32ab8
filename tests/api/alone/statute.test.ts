import type { Site } from "@/lib/schemas/site/site";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { siteUrl } from "../../helpers/site";

/** The association's statute, a PDF that everybody may read. */

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const formWith = (content: string) => {
  const form = new FormData();
  form.set("document", new Blob([content], { type: "application/pdf" }), "statuto.pdf");
  return { raw: form };
};

const visitor = new ApiClient();
afterAll(() => admin.patch("/api/site", { statuteUrl: null }));

const send = (client: ApiClient, content: string) =>
  client.send<{ documentUrl: string }>("POST", "/api/upload/statute", formWith(content));
const pageOf = async (path: string) => (await fetch(new URL(path, siteUrl()))).text();

test("an administrator publishes the statute and removes it again", async () => {
  const { status, body } = await send(admin, PDF);
  expect([status, body.documentUrl]).toEqual([201, expect.stringMatching(/^\/uploads\/statutes\/.+\.pdf$/)]);
  const { documentUrl: statuteUrl } = body;
  expect(await pageOf("/diventa-socio")).not.toContain(statuteUrl);
  expect((await admin.patch<Site>("/api/site", { statuteUrl })).body.statuteUrl).toBe(statuteUrl);
  expect((await visitor.get<Site>("/api/site")).body.statuteUrl).toBe(statuteUrl);
  expect(await pageOf("/diventa-socio")).toContain(statuteUrl);
  const file = await fetch(new URL(statuteUrl, siteUrl()));
  expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    'attachment; filename="statuto.pdf"',
  ]);
  expect(await file.text()).toBe(PDF);
  expect((await admin.patch<Site>("/api/site", { statuteUrl: null })).body.statuteUrl).toBeNull();
  expect(await pageOf("/diventa-socio")).not.toContain(statuteUrl);
  expect((await fetch(new URL(statuteUrl, siteUrl()))).status).toBe(404);
});

test.each([
  ["a picture under the name of a PDF", "\x89PNG\r\n\x1a\n"],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["half a PDF", "%PDF-1.4\n1 0 obj"],
])("%s is rejected as a statute", async (_what, content) => {
  expect((await send(admin, content)).status).toBe(415);
});

test("only an uploaded file can be published", async () => {
  const unknown = "/uploads/statutes/00000000-0000-0000-0000-000000000000.pdf";
  for (const statuteUrl of [unknown, "https://example.org/statuto.pdf", "/uploads/logos/a.webp"])
    expect((await admin.patch("/api/site", { statuteUrl })).body).toMatchObject({
      errors: { statuteUrl: ["Carica prima il file"] },
    });
});
