import type { PassProduct, PassProductOfPanel } from "@/lib/schemas/pass/product";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { newCourse } from "../../helpers/catalogue";
import { buyPass, newPassProduct } from "../../helpers/passes";
import { newCustomer } from "../../helpers/people";

/** The passes that can be bought. */

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

const list = async (client: ApiClient, query = "", headers: Record<string, string> = {}) =>
  (await client.get<PassProduct[]>(`/api/pass-products${query}`, { headers })).body;

test("staff add, change and deactivate products, in two languages", async () => {
  const course = await newCourse(admin);
  const product = await newPassProduct(admin, {
    name: "Dieci lezioni di yoga",
    kinds: ["course"],
    courseIds: [course.id],
    translations: { en: { name: "Ten yoga lessons" } },
  });
  expect(product).toMatchObject({
    ...{ entries: 10, validDays: 90, price: 10_000, kinds: ["course"], courseIds: [course.id] },
    ...{ description: "", membersOnly: false, isActive: true },
    translations: { en: { name: "Ten yoga lessons" } },
  });
  const shown = (await list(visitor)).find(({ id }) => id === product.id);
  expect(shown).toMatchObject({ name: "Dieci lezioni di yoga" });
  expect(shown).not.toHaveProperty("translations");
  const english = await list(visitor, "", { "Accept-Language": "en" });
  expect(english.find(({ id }) => id === product.id)?.name).toBe("Ten yoga lessons");

  const off = await admin.put<PassProductOfPanel>(`/api/pass-products/${product.id}`, {
    isActive: false,
    entries: null,
    courseIds: null,
  });
  expect(off.body).toMatchObject({ isActive: false, entries: null, courseIds: null, price: 10_000 });
  const isIn = async (client: ApiClient, query: string) =>
    (await list(client, query)).some(({ id }) => id === product.id);
  expect([await isIn(visitor, ""), await isIn(customer, "?all=true"), await isIn(admin, "")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await isIn(admin, "?all=true")).toBe(true);
});

test("a product cannot be for an unknown course", async () => {
  const product = { name: "Carnet", entries: 10, validDays: 90, price: 100, kinds: ["event"] };
  const answer = await admin.post<ErrorBody>("/api/pass-products", {
    ...product,
    courseIds: [2_000_000_000],
  });
  expect([answer.status, Object.keys(answer.body.errors ?? {})[0]]).toEqual([400, "courseIds"]);
});

test("a sold product cannot be deleted", async () => {
  const sold = await newPassProduct(admin);
  await buyPass(customer, sold.id);
  expect((await admin.delete<ErrorBody>(`/api/pass-products/${sold.id}`)).body.code).toBe("IN_USE");
  const course = await newCourse(admin);
  const unsold = await newPassProduct(admin, { courseIds: [course.id] });
  // A course of a pass stays too: otherwise the pass would silently become useless.
  expect((await admin.delete<ErrorBody>(`/api/courses/${course.id}`)).body.code).toBe("IN_USE");
  expect((await admin.delete(`/api/pass-products/${unsold.id}`)).status).toBe(200);
  expect((await admin.put(`/api/pass-products/${unsold.id}`, { price: 1 })).status).toBe(404);
  expect((await admin.delete(`/api/pass-products/${unsold.id}`)).status).toBe(404);
});
