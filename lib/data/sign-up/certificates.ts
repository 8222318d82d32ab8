import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { type LackingCertificate, lackingCertificateSchema } from "@/lib/schemas/sign-up/certificate";

/** The medical certificates of participants, of which only the last day is stored. */

/** Live sign-ups `b` for courses `c` that require a certificate, of people `p`. */
const FROM = Prisma.sql`
  FROM sign_ups b JOIN courses c ON c.id = b.course_id LEFT JOIN people p ON p.id = b.person_id
  WHERE c.requires_certificate AND c.status <> 'canceled' AND b.status <> 'canceled'`;

/** The first day of a participant; null in a course without days. */
const FIRST_DAY = Prisma.sql`COALESCE(b.start_date, c.start_date)`;

/**
 * The participants of a course without a certificate that is valid on their first day, or today if that day has passed.
 * @param today in Europe/Rome
 */
export async function listLackingCertificates(
  courseId: number,
  today: CalendarDay,
): Promise<LackingCertificate[]> {
  const sql = Prisma.sql`
    SELECT b.number AS id, b.person_id AS "personId", b.first_name AS "firstName", b.last_name AS "lastName",
      b.email::text AS email, COALESCE(b.phone, '') AS phone, ${FIRST_DAY}::text AS "startDate",
      p.certificate_until::text AS "certificateUntil"
    ${FROM} AND c.id = ${courseId}
      AND (p.certificate_until IS NULL OR p.certificate_until < GREATEST(${FIRST_DAY}, ${today}::date))
    ORDER BY b.last_name, b.first_name, b.number`;
  return queryRows(prisma(), lackingCertificateSchema, sql);
}

const idRowSchema = z.object({ id: z.int() });

/** The numbers of the sign-ups that begin on a day without a certificate valid on it. */
export async function listSignUpsWithoutCertificate(firstDay: CalendarDay): Promise<number[]> {
  const sql = Prisma.sql`
    SELECT b.number AS id ${FROM} AND ${FIRST_DAY} = ${firstDay}::date
      AND (p.certificate_until IS NULL OR p.certificate_until < ${firstDay}::date)
    ORDER BY b.number`;
  return (await queryRows(prisma(), idRowSchema, sql)).map(({ id }) => id);
}
