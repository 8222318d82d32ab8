import { expect, test } from "@playwright/test";
import { expectAccessible } from "../helpers/axe";
import { courseBookingBody, newCourse } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { mailsIn } from "../helpers/mail-folder";
import { signInAsAdministrator } from "../helpers/own-admin";
import { newAdmin, newEmail } from "../helpers/people";

/** Mailings, and newsletter subscribers. */

test("a secretary writes to the participants of a course, previews the mail and sends it", {
  tag: "@desk",
}, async ({ page }) => {
  const { client: api } = await newAdmin();
  const course = await newCourse(api, { startDate: inDays(5) });
  const email = newEmail();
  await api.post("/api/course-bookings", courseBookingBody(course.id, { startDate: inDays(6), email }));
  await signInAsAdministrator(page);
  await page.goto("/admin/clienti/comunicazioni");
  await page.getByRole("button", { name: "Nuova comunicazione" }).first().click();
  const form = page.getByRole("dialog", { name: "Nuova comunicazione" });
  await form.getByLabel("A chi").selectOption("course");
  await form.getByLabel("Quale").selectOption(String(course.id));
  await form.getByLabel("Oggetto").fill("Sabato si comincia prima");
  await form.getByLabel("Testo").fill("Ci vediamo alle **nove**.");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Anteprima" }).click();
  await expect(page.getByText("Va a 1 indirizzo.")).toBeVisible();
  await expect(page.frameLocator("iframe[title='Come arriva']").locator("strong")).toHaveText("nove");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Manda", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Mandarla a 1 indirizzo?" });
  await question.getByRole("button", { name: "Manda" }).click();
  await expect(question).toHaveCount(0);
  const [mail] = await mailsIn(email, "mailing", 1);
  expect(mail?.subject).toBe("Sabato si comincia prima");
  expect(mail?.text).toContain("Ci vediamo alle nove.");
});

test("a visitor subscribes to the newsletter and confirms by the mailed link", { tag: "@phone" }, async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" }).click();
  await page.getByLabel("E-mail").fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Iscrivimi" }).click();
  await expect(page.getByRole("heading", { name: "Controlla la posta" })).toBeVisible();
  const [mail] = await mailsIn(email, "newsletterConfirmation", 1);
  const [link] = /\/newsletter\/[\w-]+/.exec(mail?.text ?? "") ?? [];
  await page.goto(link ?? "/");
  await page.getByRole("button", { name: "Sì, iscrivimi" }).click();
  await expect(page.getByRole("heading", { name: "Iscrizione confermata" })).toBeVisible();
  await expectAccessible(page);
});
