import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { findSettings } from "@/lib/data/site/settings";
import type { MailingKind } from "@/lib/domain/panel/mailing";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Audience } from "@/lib/schemas/panel/mailing";
import { membersThat } from "./listed-members";
import { passesThat } from "./listed-passes";

const NO_ADDRESS = Prisma.sql`NULL::text`;

/**
 * The current sign-ups of a course: those of a run that continues; sign-ups for dates or single lessons only if not yet
 * over.
 */
const courseSignUps = (courseId: number, today: CalendarDay) => Prisma.sql`
  SELECT b.person_id, b.email::text AS typed FROM sign_ups b JOIN courses c ON c.id = b.course_id
  WHERE b.course_id = ${courseId} AND b.status <> 'canceled'
    AND ((c.start_date IS NOT NULL AND b.single_time IS NULL) OR b.start_date IS NULL
      OR COALESCE(b.end_date, b.start_date) >= ${today}::date)`;

/** Rows of `person_id` and `typed`, an e-mail address entered for the person; a person may occur more than once. */
function membersOf(audience: Audience, today: CalendarDay): Prisma.Sql {
  if ("members" in audience) {
    const { status, category, feeOpen } = audience.members;
    const found = membersThat({ status, category, feeOpen });
    return Prisma.sql`SELECT m.person_id, ${NO_ADDRESS} AS typed ${found}`;
  }
  if ("course" in audience) return courseSignUps(audience.course, today);
  if ("event" in audience)
    return Prisma.sql`
      SELECT person_id, email::text AS typed FROM sign_ups
      WHERE event_id = ${audience.event} AND status <> 'canceled'`;
  if ("pass" in audience)
    return Prisma.sql`SELECT t.person_id, ${NO_ADDRESS} AS typed ${passesThat(audience.pass, "active", today)}`;
  if ("people" in audience)
    return Prisma.sql`
      SELECT id AS person_id, ${NO_ADDRESS} AS typed FROM people WHERE id = ANY(${audience.people}::int[])`;
  return Prisma.sql`
    SELECT id AS person_id, ${NO_ADDRESS} AS typed FROM people WHERE newsletter_since IS NOT NULL`;
}

const isAddress = (email: Prisma.Sql) =>
  Prisma.sql`(${email} LIKE '%@%' AND ${email} NOT LIKE '%@example.invalid')`;

/**
 * The people of an audience, each once: `person_id`, `email` (null without a usable address) and `reason`, why they are
 * skipped, or null. A newsletter goes only to the person's own, confirmed address, never to one entered for a sign-up.
 */
export const audienceRows = (
  audience: Audience,
  kind: MailingKind,
  today: CalendarDay,
): Prisma.Sql => Prisma.sql`
  SELECT w.person_id, w.email, CASE WHEN w.email IS NULL THEN 'no-address'
    WHEN ${kind === "newsletter"} AND NOT w.is_subscribed THEN 'not-subscribed' END AS reason
  FROM (
    SELECT DISTINCT ON (p.id) p.id AS person_id, p.newsletter_since IS NOT NULL AS is_subscribed,
      (SELECT a.email FROM unnest(ARRAY[p.email::text, f.typed]) WITH ORDINALITY AS a(email, at)
        WHERE ${isAddress(Prisma.sql`a.email`)} AND (a.at = 1 OR ${kind === "service"}) ORDER BY a.at LIMIT 1) AS email
    FROM (${membersOf(audience, today)}) f JOIN people p ON p.id = f.person_id
    ORDER BY p.id, ${isAddress(Prisma.sql`f.typed`)} DESC NULLS LAST, f.typed
  ) w`;

const countsSchema = z.object({ recipients: z.int(), skipped: z.int() });
type AudienceCounts = z.infer<typeof countsSchema>;

/** The numbers of distinct addresses and of skipped people among rows of `audienceRows`. */
export const COUNTS = Prisma.sql`
  count(DISTINCT lower(email)) FILTER (WHERE reason IS NULL)::int AS recipients,
  count(*) FILTER (WHERE reason IS NOT NULL)::int AS skipped`;

export async function countAudience(
  on: Queryable,
  audience: Audience,
  kind: MailingKind,
  today: CalendarDay,
): Promise<AudienceCounts> {
  const sql = Prisma.sql`SELECT ${COUNTS} FROM (${audienceRows(audience, kind, today)}) a`;
  const [row] = await queryRows(on, countsSchema, sql);
  return row ?? { recipients: 0, skipped: 0 };
}

/** Whether everything that an audience refers to exists. */
export async function isAudienceKnown(on: Queryable, audience: Audience): Promise<boolean> {
  const is = (id: number) => ({ where: { id } });
  if ("course" in audience) return (await on.course.count(is(audience.course))) > 0;
  if ("event" in audience) return (await on.event.count(is(audience.event))) > 0;
  if ("pass" in audience) return (await on.passProduct.count(is(audience.pass))) > 0;
  if ("people" in audience) {
    const ids = [...new Set(audience.people)];
    return (await on.person.count({ where: { id: { in: ids } } })) === ids.length;
  }
  if (!("members" in audience) || audience.members.category === undefined) return true;
  const { memberCategories } = await findSettings(on);
  return memberCategories.some(({ key }) => key === audience.members.category);
}
