import { expect, test } from "@playwright/test";
import type { MyMembership } from "@/lib/schemas/membership/member";
import { ApiClient } from "../helpers/api";
import { expectAccessible } from "../helpers/axe";
import { newCourse } from "../helpers/catalogue";
import { inDays, today } from "../helpers/days";
import { admit, payFee } from "../helpers/members";
import { signInByCookie } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";
import { openPublicPage } from "../helpers/public-page";
import { newVerifiedCustomer } from "../helpers/verified";

test("a customer becomes a member on the phone, and then has access to member offerings", {
  tag: "@phone",
}, async ({ page }) => {
  const admin = (await newAdmin()).client;
  const course = await newCourse(admin, {
    ...{ price: "120", memberPrice: "90", membersOnly: true, requiresCertificate: true },
    ...{ startDate: inDays(0), endDate: inDays(20) },
  });
  const { user, password, token } = await newVerifiedCustomer();
  const customer = new ApiClient({ token });
  await signInByCookie(page, { username: user.username, password });

  // Refused before the application, with advice.
  await openPublicPage(page, `/courses/${course.id}-x`);
  await expect(page.getByText("Questo corso è riservato ai soci.")).toBeVisible();
  await page.getByRole("button", { name: /^Prenota Corso/ }).click();
  const refusal = page.getByRole("dialog", { name: "Solo per i soci" });
  await expect(refusal).toContainText("diventa socio");
  await refusal.getByRole("link", { name: "Diventa socio" }).click();

  await expect(page.getByRole("heading", { name: "Diventa socio", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Fai domanda", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tessera", level: 1 })).toBeVisible();
  await page.getByRole("checkbox", { name: /accetto/i }).check();
  await page.getByRole("button", { name: "Invia la domanda" }).click();
  await expect(page.getByText(/^Abbiamo la tua domanda/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Invia la domanda" })).toHaveCount(0);

  const { member } = (await customer.get<{ member: MyMembership }>("/api/members/me")).body;
  const admitted = await admit(admin, member.id, today());
  await page.reload();
  await expect(page.getByText("La tua tessera vale appena è pagata la quota.")).toBeVisible();
  await expect(page.getByText("Non valida")).toBeVisible();
  await expect(page.getByText(/^Da pagare: /)).toBeVisible();
  await page.goto("/mybookings");
  await page.getByRole("link", { name: "Vedi come pagarla" }).click();
  // Reloading before the navigation has finished would stay on the bookings.
  await expect(page.getByRole("heading", { name: "Tessera", level: 1 })).toBeVisible();

  await payFee(admin, admitted);
  await page.reload();
  const card = page.getByRole("region", { name: `Tessera n. ${admitted.number}` });
  await expect(card.getByText(/^Valida fino al/)).toBeVisible();
  await expect(card.getByRole("img", { name: `Codice QR della tessera ${admitted.number}` })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await card.getByRole("link", { name: "Scarica la tessera (PDF)" }).click();
  expect((await download).suggestedFilename()).toBe(`tessera-${admitted.number}.pdf`);

  await openPublicPage(page, `/courses/${course.id}-x`);
  await page.getByRole("button", { name: /^Prenota Corso/ }).click();
  const form = page.getByRole("dialog", { name: "Prenota Corso" });
  await expect(form.getByText("Come socio paghi 90,00 € invece di 120,00 €.")).toBeVisible();
  await expect(form.getByText(/certificato medico/)).toBeVisible();
  await form.getByRole("button", { name: "Conferma l'iscrizione" }).click();
  await expect(page.getByRole("dialog", { name: "Iscrizione confermata!" })).toContainText("90,00 €");
});
