import { expect, test } from "@playwright/test";
import type { ApiClient } from "../helpers/api";
import { expectAccessible } from "../helpers/axe";
import { newApplication, RESOLUTION } from "../helpers/members";
import { signInAsAdministrator } from "../helpers/own-admin";
import { searchField } from "../helpers/panel-list";
import { newLastName } from "../helpers/panel-people";
import { newAdmin, newFiscalCode } from "../helpers/people";

/** Soci: from an application on paper to a member with a paid fee in the register of the day. */

let api: ApiClient;
test.beforeEach(async ({ page }) => {
  api = (await newAdmin()).client;
  await signInAsAdministrator(page);
});

test("applications are entered, decided together, charged and registered", { tag: "@desk" }, async ({
  page,
}) => {
  test.slow();
  const lastName = newLastName();
  const name = `Zita ${lastName}`;
  const other = await newApplication(api, {}, { firstName: "Rosa", lastName });

  await page.goto("/admin/soci");
  await page.getByRole("button", { name: "Domanda su carta" }).first().click();
  const paper = page.getByRole("dialog", { name: "Domanda su carta" });
  await paper.getByRole("combobox").fill(name);
  await paper.getByRole("option", { name: new RegExp(`Nuov.*${lastName}`) }).click();
  await paper.getByLabel("Codice fiscale").fill(newFiscalCode());
  await paper.getByLabel("Data di nascita").fill("1980-05-01");
  await paper.getByLabel("Luogo di nascita").fill("Roma");
  await paper.getByLabel("Indirizzo").fill("Via Roma 1");
  await paper.getByLabel("CAP").fill("00100");
  await paper.getByLabel("Città").fill("Roma");
  await expectAccessible(page);
  await paper.getByRole("button", { name: "Registra la domanda" }).click();
  const member = page.getByRole("dialog", { name });
  await expect(member.getByText("Domanda", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await searchField(page).fill(lastName);
  await page.getByLabel(`Seleziona ${name}`).check();
  await page.getByLabel(`Seleziona ${other.name}`).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delibera su 2 domande" }).click();
  const decision = page.getByRole("dialog", { name: "Delibera su 2 domande" });
  await decision.getByLabel("Estremi della delibera").fill(RESOLUTION);
  await expectAccessible(page);
  await decision.getByRole("button", { name: "Registra la delibera" }).click();
  await expect(page.getByText("2 soci ammessi").first()).toBeVisible();

  await page.getByRole("button", { name, exact: true }).click();
  const admitted = page.getByRole("dialog", { name: new RegExp(`^${name}, socio n\\. \\d+`) });
  await expect(admitted.getByText(RESOLUTION).first()).toBeVisible();
  await expectAccessible(page);
  await admitted.getByRole("button", { name: /^Incassa: quota/ }).click();
  await page.getByRole("button", { name: "Contanti", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Apri la ricevuta n\. / })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(admitted.getByText("In regola")).toBeVisible();
  const card = page.waitForEvent("download");
  await admitted.getByRole("link", { name: "Tessera in PDF" }).click();
  expect((await card).suggestedFilename()).toMatch(/^tessera-\d+\.pdf$/);

  await page.goto("/admin/libro-soci");
  const row = page.getByRole("row", { name: new RegExp(`${lastName} Zita`) });
  await expect(row.getByText(RESOLUTION)).toBeVisible();
});
