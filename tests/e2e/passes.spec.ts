import { expect, test } from "@playwright/test";
import type { Pass } from "@/lib/schemas/pass/pass";
import { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { newEvent } from "../helpers/catalogue";
import { pay } from "../helpers/money";
import { signInAsAdministrator, signInByCookie } from "../helpers/own-admin";
import { newPanelPerson } from "../helpers/panel-people";
import { newPassProduct } from "../helpers/passes";
import { newAdmin } from "../helpers/people";
import { openPublicPage } from "../helpers/public-page";
import { newVerifiedCustomer } from "../helpers/verified";

test("a customer buys a pass on the phone, pays for it, and signs up with one press", {
  tag: "@phone",
}, async ({ page }) => {
  const admin = (await newAdmin()).client;
  const product = await newPassProduct(admin, { name: "Dieci ingressi", entries: 10, price: 12_000 });
  const event = await newEvent(admin, { price: "15" });
  const { user, password, token } = await newVerifiedCustomer();
  await signInByCookie(page, { username: user.username, password });

  await page.goto("/carnet");
  await expectAccessible(page);
  await page.locator(`a[href$="compra=${product.id}"]`).click();
  await expect(page.getByRole("heading", { name: "Le mie tessere e carnet", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Compra per 120,00 €" }).click();
  const own = page.getByRole("region", { name: "I miei carnet" });
  await expect(own.getByText("Da pagare", { exact: true })).toBeVisible();
  await expect(own.getByText("Da pagare: 120,00 €")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Compra per/ })).toHaveCount(0);
  await expectAccessible(page);

  const [pass] = (await new ApiClient({ token }).get<Pass[]>("/api/passes")).body;
  await pay(admin, { amount: 12_000, passId: pass?.id });
  await openPublicPage(page, `/events/${event.id}-x`);
  await page.getByRole("button", { name: new RegExp(event.title) }).click();
  await page.getByRole("checkbox", { name: /Usa il carnet «Dieci ingressi»/ }).check();
  await expect(page.getByText("Si usa 1 ingresso del carnet: non paghi altro.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Conferma l'iscrizione" }).click();
  await expect(page.getByRole("dialog", { name: "Iscrizione confermata!" })).toBeVisible();

  await page.goto("/i-miei-carnet");
  await expect(own.getByText("Restano 9 ingressi su 10")).toBeVisible();
  await page.getByText("Ingressi usati (1)").click();
  await expect(own.getByText(event.title)).toBeVisible();
});

test("the desk sells a pass with three presses", { tag: "@desk" }, async ({ page }) => {
  const admin = (await newAdmin()).client;
  const product = await newPassProduct(admin, { price: 100 });
  const person = await newPanelPerson(admin);
  await signInAsAdministrator(page);
  await page.goto("/admin/carnet");
  await page.getByRole("button", { name: "Vendi un carnet" }).first().click();
  const sale = page.getByRole("dialog", { name: "Vendi un carnet" });
  await sale.getByRole("combobox", { name: "Cliente" }).fill(person.lastName);
  // By full name, because "Nuovo: …" is listed before the person is found.
  await page.getByRole("option", { name: new RegExp(`^${person.firstName} ${person.lastName}`) }).click();
  await sale.getByRole("radio", { name: new RegExp(product.name) }).check();
  await expectNoAxeViolations(page);
  await sale.getByRole("button", { name: "Vendi e incassa 1,00 €" }).click();
  await expect(page.getByText("Carnet venduto", { exact: true }).first()).toBeVisible();
  const { body } = await admin.get<Pass[]>(`/api/passes?personId=${person.id}`);
  expect(body).toMatchObject([{ productId: product.id, status: "active", paidAmount: 100 }]);
});
