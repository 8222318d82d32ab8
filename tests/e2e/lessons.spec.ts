import { expect, test } from "@playwright/test";
import { addDays } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import type { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations, expectNoOverflow } from "../helpers/axe";
import { courseBookingBody, newCourse } from "../helpers/catalogue";
import { nextWeekday } from "../helpers/days";
import { openStep } from "../helpers/form-steps";
import { mailsIn } from "../helpers/mail-folder";
import { signInAsAdministrator } from "../helpers/own-admin";
import { openAction, searchField } from "../helpers/panel-list";
import { newAdmin } from "../helpers/people";
import { openPublicPage } from "../helpers/public-page";
import { newSpace } from "../helpers/spaces";

/** A single lesson of a course: booked by a visitor, listed in the panel, canceled and moved. */

const DAY = nextWeekday(2);
const NEXT = addDays(DAY, 7);

let api: ApiClient;
test.beforeEach(async () => {
  api = (await newAdmin()).client;
});

test("a visitor books a trial lesson; staff see its participants, cancel it, and move the next one", {
  tag: "@phone",
}, async ({ page }) => {
  const { id: spaceId } = await newSpace(api);
  const course = await newCourse(api, {
    ...{ sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }], startDate: DAY },
    ...{ endDate: addDays(DAY, 21), price: "120", dropInPrice: "15", maxParticipants: 16, spaceId },
  });
  const email = `prova.${course.id}@example.org`;
  await openPublicPage(page, `/courses/${course.id}-x`);
  await page
    .getByRole("button", { name: /^Prova una lezione/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: "Prova una lezione" });
  await form.getByLabel("Nome", { exact: true }).fill("Prova");
  await form.getByLabel("Cognome").fill("Lezione");
  await form.getByLabel(/^E-mail/).fill(email);
  await form.getByLabel(/^Telefono/).fill("+39 333 000 0000");
  await form.getByLabel("Lezione").selectOption(`${DAY} 18:00`);
  await form.getByRole("button", { name: "Conferma l'iscrizione" }).click();
  await expect(page.getByText("Iscrizione confermata!")).toBeVisible();

  await signInAsAdministrator(page);
  await page.goto("/admin/corsi");
  await searchField(page).fill(course.title);
  await page.getByRole("button", { name: `Lezioni ${course.title}` }).click();
  const dialog = page.getByRole("dialog", { name: `Lezioni: ${course.title}` });
  const lessons = dialog.getByRole("list", { name: "Lezioni del corso" }).locator("> li");
  await expect(lessons).toHaveCount(4);
  const first = lessons.first();
  await expect(first).toContainText("1 di 16 posti");
  await first.getByRole("button", { name: /^Chi viene/ }).click();
  await expect(first).toContainText("Prova Lezione");
  await expectAccessible(page);

  await first.getByRole("button", { name: /^Annulla la lezione/ }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Motivo").fill("L'insegnante è malata.");
  await question.getByRole("button", { name: "Annulla la lezione" }).click();
  await expect(
    page.getByText("Nessun server di posta è configurato: un'e-mail non parte.").first(),
  ).toBeVisible();
  await expect(first).toContainText("Annullata");
  expect((await mailsIn(email, "placeCanceled", 1))[0]?.text).toContain("L'insegnante è malata.");

  await lessons
    .nth(1)
    .getByRole("button", { name: /^Sposta la lezione/ })
    .click();
  const move = page.getByRole("dialog", { name: "Sposta la lezione" });
  await move.getByLabel("Nuovo giorno").fill(addDays(NEXT, 2));
  await expectAccessible(page);
  await move.getByRole("button", { name: "Sposta la lezione" }).click();
  await expect(move).toHaveCount(0);
  await expect(lessons.nth(1)).toContainText(formatDay(addDays(NEXT, 2), "it").split(" ")[0] ?? "");
  await page.goto(`/courses/${course.id}-x`);
  await expect(page.getByRole("listitem").filter({ hasText: "annullata" })).toHaveCount(1);
});

test("the course form calculates the last day of ten lessons, and the desk books one of them", {
  tag: "@desk",
}, async ({ page }) => {
  const course = await newCourse(api, {
    ...{ sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }], startDate: DAY },
    ...{ endDate: addDays(DAY, 14), price: "120", dropInPrice: "15", maxParticipants: 2 },
  });
  await api.post("/api/course-bookings", {
    ...courseBookingBody(course.id, { startDate: undefined }),
    ...{ singleDate: NEXT, seats: 2 },
  });
  await signInAsAdministrator(page);
  await openAction(page, "corsi", course.title, "Aggiungi iscritto");
  const add = page.getByRole("dialog", { name: "Aggiungi iscritto" });
  await add.getByLabel("A che cosa").selectOption("lesson");
  await add.getByLabel("Lezione").selectOption(`${NEXT} 18:00`);
  await expect(add.getByRole("button", { name: "Metti in lista d'attesa" })).toBeVisible();
  await add.getByLabel("Lezione").selectOption(`${DAY} 18:00`);
  await add.getByRole("combobox", { name: "Cliente" }).fill("carla lezione");
  await page.getByRole("option", { name: /^Nuovo: / }).click();
  await expectNoAxeViolations(page);
  await add.getByRole("button", { name: "Aggiungi iscritto" }).click();
  await expect(add).toBeHidden();

  await page.getByRole("button", { name: `Modifica ${course.title}` }).click();
  const form = page.getByRole("dialog", { name: "Modifica corso" });
  await openStep(form, "Quando e dove");
  await form.getByLabel("Oppure quanti incontri").fill("10");
  await form.getByRole("button", { name: "Trova la data" }).click();
  await expect(form.getByText(/^10 incontri fino a /)).toBeVisible();
  await expectNoOverflow(page);
});
