import "server-only";
import { Prisma, type SignUpKind } from "@/lib/data/generated/client";
import type { ChargeKind } from "@/lib/domain/money/payment";

/**
 * Membership fees with the columns of the other charges, minus waived amounts. An erased person's name is a
 * placeholder.
 */
const FEES = Prisma.sql`(
  SELECT f.id, f.charge_id, f.years, f.start_date, f.end_date,
    c.owed_amount AS total_amount, c.owed_amount, c.refund_iban, f.created_at,
    'confirmed'::booking_status AS status, NULL::int AS refund_amount, NULL::timestamptz AS canceled_at,
    m.person_id, COALESCE(o.first_name, 'Utente') AS first_name,
    COALESCE(o.last_name, 'eliminato') AS last_name, COALESCE(o.email::text, '') AS email, o.phone,
    COALESCE(o.language, 'it') AS language
  FROM member_fees f JOIN charges c ON c.id = f.charge_id JOIN members m ON m.id = f.member_id
  LEFT JOIN people o ON o.id = m.person_id)`;

/** Passes with the columns of the other charges. */
const PASSES = Prisma.sql`(
  SELECT s.id, s.charge_id, d.name, s.starts_on AS start_date, s.valid_until AS end_date, c.total_amount, c.owed_amount,
    c.refund_iban, s.created_at,
    (CASE WHEN s.canceled_at IS NULL THEN 'confirmed' ELSE 'canceled' END)::booking_status AS status, c.refund_amount,
    s.canceled_at, s.person_id, COALESCE(o.first_name, 'Utente') AS first_name,
    COALESCE(o.last_name, 'eliminato') AS last_name, COALESCE(o.email::text, '') AS email, o.phone,
    COALESCE(o.language, 'it') AS language
  FROM passes s JOIN charges c ON c.id = s.charge_id JOIN pass_products d ON d.id = s.product_id LEFT JOIN people o ON o.id = s.person_id)`;

/** How one kind of charge is read. The fragments of its subject belong to a query of `rows` as `t` with `subject`. */
interface ChargeSource {
  /** The table in which rows are locked and changed. */
  table: Prisma.Sql;
  /** The source from which rows are read; needs an alias. */
  rows: Prisma.Sql;
  /** The column with the public number. */
  number: Prisma.Sql;
  /** Joins what was booked or bought, as `o`; empty if `rows` has its title. */
  subject: Prisma.Sql;
  title: Prisma.Sql;
  madeAt: Prisma.Sql;
  startDate: Prisma.Sql;
  endDate: Prisma.Sql;
  startTime: Prisma.Sql;
  endTime: Prisma.Sql;
  seriesId: Prisma.Sql;
}

const NONE = Prisma.sql`NULL`;

/** Rows of a table with the columns of their charges. */
const charged = (table: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT o.*, c.total_amount, c.owed_amount, c.refund_amount, c.refund_iban, c.deposit_amount
  FROM ${table} o JOIN charges c ON c.id = o.charge_id`;

/** What most kinds have in common: a public number that is the row's, whole days, and no series. */
const WHOLE_DAYS = {
  number: Prisma.sql`id`,
  subject: Prisma.empty,
  madeAt: Prisma.sql`t.created_at`,
  startDate: Prisma.sql`t.start_date`,
  endDate: Prisma.sql`t.end_date`,
  startTime: NONE,
  endTime: NONE,
  seriesId: NONE,
};

const ofSignUps = (kind: SignUpKind) => ({
  ...WHOLE_DAYS,
  table: Prisma.sql`sign_ups`,
  rows: Prisma.sql`(${charged(Prisma.sql`sign_ups`)} WHERE o.kind = ${kind}::sign_up_kind)`,
  number: Prisma.sql`number`,
  title: Prisma.sql`o.title`,
  madeAt: Prisma.sql`t.made_at`,
});

export const CHARGE_TABLES: Record<ChargeKind, ChargeSource> = {
  booking: {
    ...WHOLE_DAYS,
    table: Prisma.sql`bookings`,
    rows: Prisma.sql`(${charged(Prisma.sql`bookings`)})`,
    subject: Prisma.sql`JOIN spaces o ON o.id = t.space_id`,
    title: Prisma.sql`o.name`,
    startTime: Prisma.sql`t.start_time`,
    endTime: Prisma.sql`t.end_time`,
    seriesId: Prisma.sql`t.series_id`,
  },
  course: { ...ofSignUps("course"), subject: Prisma.sql`JOIN courses o ON o.id = t.course_id` },
  event: {
    ...ofSignUps("event"),
    subject: Prisma.sql`JOIN events o ON o.id = t.event_id`,
    startDate: Prisma.sql`o.event_date`,
    endDate: Prisma.sql`o.end_date`,
    startTime: Prisma.sql`o.start_time`,
    endTime: Prisma.sql`o.end_time`,
  },
  fee: {
    ...WHOLE_DAYS,
    table: Prisma.sql`member_fees`,
    rows: FEES,
    title: Prisma.sql`'Quota associativa ' || t.years`,
  },
  pass: { ...WHOLE_DAYS, table: Prisma.sql`passes`, rows: PASSES, title: Prisma.sql`t.name` },
};
