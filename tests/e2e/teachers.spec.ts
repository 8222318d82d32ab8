import { expect, test } from "@playwright/test";
import { dayOfWeek } from "@/lib/domain/time/dates";
import { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { courseBookingBody, newCourse } from "../helpers/catalogue";
import { inDays, today } from "../helpers/days";
import { newOwnTeacher, signInAsAdministrator, signInByCookie } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";

const weekly = (day: string) => ({
  sessions: [{ dayOfWeek: dayOfWeek(day), startTime: "18:00", endTime: "19:30" }],
  ...{ startDate: inDays(-7), endDate: inDays(21), dropInPrice: "15", maxParticipants: 9 },
});

test("a student opens the timetable, chooses a lesson and gets the form with it", { tag: "@phone" }, async ({
  page,
}) => {
  const { client: admin } = await newAdmin();
  const course = await newCourse(admin, weekly(inDays(2)));
  await page.goto("/orario");
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(course.title) }).click();
  await expect(page).toHaveURL(new RegExp(`lesson=${inDays(2)}T18`));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Lezione")).toHaveValue(`${inDays(2)} 18:00`);
});

test("a teacher marks a participant as present on the phone, and undoes it", { tag: "@phone" }, async ({
  page,
}) => {
  const { client: admin } = await newAdmin();
  const { account, teacherId } = await newOwnTeacher(admin);
  const course = await newCourse(admin, { ...weekly(today()), teacherIds: [teacherId] });
  await new ApiClient().post("/api/course-bookings", courseBookingBody(course.id, { startDate: today() }));
  await signInByCookie(page, account);
  await page.goto("/insegno");
  await expectAccessible(page);
  const anna = page.getByRole("button", { name: /Anna Esempio/ });
  await anna.click();
  await expect(anna).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(anna).toHaveAttribute("aria-pressed", "true");
  await anna.click();
  await expect(anna).toHaveAttribute("aria-pressed", "false");
});

test("the treasurer pays a teacher's amount due, enters it in the books, and finds it in the statement @desk", async ({
  page,
}) => {
  const { client: admin } = await newAdmin();
  const name = `Insegnante ${Date.now()}`;
  const pay = { payRule: "perLesson", payAmount: 3000 };
  const { body: teacher } = await admin.post<{ id: number }>("/api/teachers", { name, ...pay });
  await newCourse(admin, { ...weekly(inDays(-1)), teacherIds: [teacher.id] });
  await signInAsAdministrator(page);
  await page.goto("/admin/prima-nota");
  await page.getByRole("tab", { name: "Insegnanti" }).click();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("30,00");
  await expectNoAxeViolations(page);
  await row.getByRole("button", { name: /Registra un pagamento/ }).click();
  const dialog = page.getByRole("dialog", { name: "Nuovo movimento" });
  await expect(dialog.getByLabel("Importo (€)")).toHaveValue("30,00");
  await dialog.getByRole("button", { name: "Registra" }).click();
  await expect(row.getByRole("cell").nth(5)).toHaveText(/^0,00/);

  const year = inDays(0).slice(0, 4);
  await page.goto("/admin/rendiconto");
  await page.getByRole("button", { name: `Mostra il rendiconto del ${year}` }).click();
  const statement = page.getByRole("region", { name: `Rendiconto per cassa ${year}` });
  await statement.getByRole("button", { name: /Personale: mostra i movimenti$/ }).click();
  await expect(page.getByRole("dialog", { name: `A4 · Personale, ${year}` })).toContainText(name);
});
