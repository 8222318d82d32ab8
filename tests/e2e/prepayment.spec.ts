import { expect, test } from "@playwright/test";
import type { Booking } from "@/lib/schemas/booking/booking";
import { inDays } from "../helpers/days";
import { confirmBooking } from "../helpers/form-steps";
import { mailsIn } from "../helpers/mail-folder";
import { signInAsAdministrator, signInAsCustomer } from "../helpers/own-admin";
import { openBooking } from "../helpers/panel-list";
import { newAdmin } from "../helpers/people";
import { chooseMorning } from "../helpers/picker";
import { newSpace } from "../helpers/spaces";

/* A room requires a prepayment and a deposit: from the form to the desk and back. */

const ASKED = /^Paga 12,00\s€ entro .+ o la sala torna libera\.$/;
const DEPOSIT = /^Cauzione di 100,00\s€/;

test("a customer sees the prepayment with its deadline, the desk records it, and the booking is confirmed", {
  tag: "@desk",
}, async ({ page, browser }) => {
  const { client: admin } = await newAdmin();
  const space = await newSpace(admin, { prepayPercent: 30, securityDeposit: 10_000 });
  const { client, user } = await signInAsCustomer(page, { firstName: "Giulia" });
  await chooseMorning(page, space, inDays(9));

  const form = page.getByRole("dialog", { name: "Completa la tua Prenotazione" });
  await expect(form.getByText(ASKED)).toBeVisible();
  await expect(form.getByText(DEPOSIT)).toBeVisible();
  await form.getByLabel("Scopo della prenotazione").fill("Lezione di yoga");
  await confirmBooking(form);
  const held = page.getByRole("dialog", { name: "La sala è tua per ora" });
  await expect(held.getByText(ASKED)).toBeVisible();
  await expect(held.getByText(/^Da pagare: 12,00\s€/)).toBeVisible();
  await held.getByRole("link", { name: "Le Mie Prenotazioni" }).click();
  const card = page.getByRole("article").filter({ hasText: space.name });
  await expect(card.getByText("Da pagare", { exact: true })).toBeVisible();
  await expect(card.getByText(ASKED)).toBeVisible();
  expect(await mailsIn(user.email, "prepaymentAsked", 1)).toHaveLength(1);

  // The desk records the deposit in the panel; the prepayment is recorded like any other payment.
  const [booking] = (await client.get<Booking[]>("/api/bookings")).body;
  if (!booking) throw new Error("There is no booking");
  const panel = await browser.newPage();
  await signInAsAdministrator(panel);
  const opened = await openBooking(panel, booking.confirmationNumber);
  const deposit = opened.getByRole("region", { name: "Cauzione" });
  await deposit.getByRole("button", { name: "Registra cauzione" }).click();
  await deposit.getByRole("button", { name: "Registra la cauzione" }).click();
  await expect(deposit.getByText("In cassa", { exact: true })).toBeVisible();
  await admin.post("/api/payments", {
    ...{ kind: "payment", method: "cash", amount: 1200, bookingId: booking.id },
  });
  await panel.close();

  expect(await mailsIn(user.email, "prepaid", 1)).toHaveLength(1);
  await page.reload();
  await expect(card.getByText("Confermata", { exact: true })).toBeVisible();
  await expect(card.getByText(/^Cauzione di 100,00\s€ versata/)).toBeVisible();
  await expect(card.getByText(ASKED)).toHaveCount(0);
});
