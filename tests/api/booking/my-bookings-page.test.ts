import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { cookieOf, newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";

/** Inserts `count` canceled bookings, one a day, more than 900 days ago. */
const bookThePast = (spaceId: number, userId: number, count: number) =>
  sql(
    `INSERT INTO bookings (space_id, person_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name)
     SELECT $3, (SELECT person_id FROM users WHERE id = $1), day, day, '08:00', '09:00', day + time '08:00', day + time '09:00',
            new_charge('booking', 4000), 'canceled', 'Lezione ' || n, 5, 'cliente@example.org', 'Cliente', 'Esempio'
       FROM generate_series(1, $2::int) AS n(n) CROSS JOIN LATERAL (SELECT current_date - 900 - n AS day) AS d`,
    [userId, count, spaceId],
  );

const cardsIn = (html: string) => html.match(/<article/g)?.length;

test("the past shows its last twenty bookings, and the rest on request, also without JavaScript", async () => {
  const { user, password } = await newCustomer();
  const { id: spaceId } = await newSpace(admin);
  await bookThePast(spaceId, user.id, 23);
  const cookie = await cookieOf(user.username, password);
  const page = async (query: string) => {
    const { body } = await new ApiClient().get<string>(`/mybookings${query}`, { cookie });
    return body.replace(/<script\b[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");
  };
  const first = await page("?tab=past");
  expect(cardsIn(first)).toBe(20);
  expect(first).toContain("Mostra altre 3 prenotazioni");
  const [, more] = /href="\/mybookings(\?tab=past&amp;all=1)"/.exec(first) ?? [];
  const all = await page(more?.replace("&amp;", "&") ?? "");
  expect(cardsIn(all)).toBe(23);
  expect(all).not.toContain("Mostra altre");
});
