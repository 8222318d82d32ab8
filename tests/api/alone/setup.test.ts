import type { Setup } from "@/lib/schemas/site/setup";
import type { Site } from "@/lib/schemas/site/site";
import { admin } from "../../helpers/admin";
import { newAdmin } from "../../helpers/people";

const isDone = async (key: string) =>
  (await admin.get<Setup>("/api/setup")).body.steps.find((step) => step.key === key)?.isDone;

test("an administrator gets the setup steps in order", async () => {
  const { status, body } = await admin.get<Setup>("/api/setup");
  expect(status).toBe(200);
  expect(body.hasDemonstration).toBe(true);
  expect(body.steps.map(({ key }) => key)).toEqual([
    "password",
    "identity",
    "logo",
    "rooms",
    "payment",
    "legal",
    "mail",
    "demonstration",
  ]);
});

test("a step is done or not according to the stored data", async () => {
  const before = (await admin.get<Site>("/api/site")).body;
  expect(await isDone("password")).toBe(false);
  expect([await isDone("identity"), await isDone("legal")]).toEqual([false, false]);
  const own = { name: "Casa", legalName: "Casa APS", street: "Via Vera 1", email: "casa@example.com" };
  await admin.patch("/api/site", { ...own, texts: { terms: "# Patti" } });
  expect([await isDone("identity"), await isDone("legal")]).toEqual([true, true]);
  const { languages, ...rest } = before;
  await admin.patch("/api/site", rest);
  expect([await isDone("identity"), await isDone("legal")]).toEqual([false, false]);
});

test("a test mail without a mail server reports that there is none", async () => {
  const { status, body } = await admin.post("/api/setup/test-mail", { to: "anna@example.org" });
  expect([status, body.code]).toEqual([503, "UNAVAILABLE"]);
  expect(body.message).toContain("SMTP_URL");
  expect((await admin.post("/api/setup/test-mail", { to: "anna" })).status).toBe(400);
  expect(await isDone("mail")).toBe(false);
});

test("the list is dismissed for every administrator on every device, and can be shown again", async () => {
  expect((await admin.patch("/api/setup", { isDismissed: "yes" })).status).toBe(400);
  const { status, body } = await admin.patch<Setup>("/api/setup", { isDismissed: true });
  expect([status, body.isDismissed]).toEqual([200, true]);
  const elsewhere = (await newAdmin()).client;
  expect((await elsewhere.get<Setup>("/api/setup")).body.isDismissed).toBe(true);
  await elsewhere.patch("/api/setup", { isDismissed: false });
  expect((await admin.get<Setup>("/api/setup")).body.isDismissed).toBe(false);
});
