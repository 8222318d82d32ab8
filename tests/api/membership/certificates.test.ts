import type { LackingCertificate } from "@/lib/schemas/sign-up/certificate";
import type { SignUpCheckIn } from "@/lib/schemas/sign-up/check-in";
import { admin } from "../../helpers/admin";
import { bookCourse, courseBookingBody, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";

/** Courses that require a medical certificate, of which only the last day is stored. */

test("a participant without a certificate is signed up, notified, listed, and reported at check-in", async () => {
  const dates = { startDate: today(), endDate: inDays(30) };
  const course = await newCourse(admin, { ...dates, requiresCertificate: true });
  const unique = `certificato.${course.id}@example.org`;
  const without = await newPanelPerson(admin, { email: unique });
  const expired = await newPanelPerson(admin, { certificateUntil: inDays(-1) });
  const covered = await newPanelPerson(admin, { certificateUntil: inDays(3) });
  for (const { id: personId, email } of [without, expired, covered]) {
    const body = courseBookingBody(course.id, { personId, email: email ?? undefined, startDate: today() });
    expect((await admin.post("/api/course-bookings", body)).status).toBe(201);
  }
  const mail = await waitForMail(unique, "courseBooked");
  expect(mail.text).toContain("serve il certificato medico");
  const { status, body } = await admin.get<LackingCertificate[]>(`/api/courses/${course.id}/certificates`);
  expect(status).toBe(200);
  expect(body.map(({ personId }) => personId).sort()).toEqual([without.id, expired.id].sort());
  const codes = await sql<{ person_id: number; check_in_code: string }>(
    "SELECT person_id, check_in_code FROM sign_ups WHERE course_id = $1",
    [course.id],
  );
  for (const { person_id, check_in_code: code } of codes) {
    const answer = await admin.post<SignUpCheckIn>("/api/check-ins", { code });
    expect(answer.status).toBe(200);
    expect(answer.body.missing).toEqual(person_id === covered.id ? undefined : ["certificate"]);
  }
});

test("other courses require no certificate", async () => {
  const course = await newCourse(admin, { startDate: today(), endDate: inDays(30) });
  const { id: personId } = await newPanelPerson(admin);
  await bookCourse(course, { personId, startDate: today() }, admin);
  const { body } = await admin.get<LackingCertificate[]>(`/api/courses/${course.id}/certificates`);
  expect(body).toEqual([]);
  expect((await admin.get("/api/courses/2000000000/certificates")).status).toBe(404);
});
