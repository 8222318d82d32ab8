import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { queryRows } from "@/lib/data/query-rows";
import { centsIn, text } from "@/lib/domain/language/text";
import { CHARGE_KINDS, CHARGES, type ChargeKind, PAYMENT_KINDS } from "@/lib/domain/money/payment";
import { receiptNumber } from "@/lib/domain/till/receipt";
import { HISTORY_KINDS, type HistoryEntry } from "@/lib/schemas/panel/people";

const rowSchema = z.object({
  kind: z.enum(HISTORY_KINDS),
  id: z.int(),
  /** For a payment, the title of its subject; empty for a receipt. */
  title: z.string(),
  createdAt: z.date(),
  /** Set for payments only. */
  entry: z.enum(PAYMENT_KINDS).nullable(),
  amount: z.int().nullable(),
  /** Set for receipts only. */
  sequence: z.int().nullable(),
  year: z.int().nullable(),
});

const NO_PAYMENT = Prisma.sql`NULL::text AS entry, NULL::int AS amount`;
const NO_RECEIPT = Prisma.sql`NULL::int AS sequence, NULL::int AS year`;

function placesAndPayments(kind: ChargeKind, people: Prisma.Sql): Prisma.Sql {
  const { rows, number, subject, title, madeAt } = CHARGE_TABLES[kind];
  return Prisma.sql`
    SELECT ${CHARGES[kind].entity} AS kind, t.${number} AS id, ${title} AS title, ${madeAt} AS "createdAt",
      ${NO_PAYMENT}, ${NO_RECEIPT}
    FROM ${rows} t ${subject} WHERE t.person_id = ${people}
    UNION ALL
    SELECT 'payment', p.id, ${title}, p.created_at, p.kind::text, p.amount, NULL, NULL
    FROM ${rows} t ${subject} JOIN payments p ON p.charge_id = t.charge_id WHERE t.person_id = ${people}`;
}

const waits = (people: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT 'waiting-entry', w.id, COALESCE(s.name, e.title, c.title, ''), w.created_at, NULL, NULL, NULL, NULL
  FROM waiting_entries w
  LEFT JOIN spaces s ON s.id = w.space_id
  LEFT JOIN events e ON e.id = w.event_id
  LEFT JOIN courses c ON c.id = w.course_id
  WHERE w.person_id = ${people}`;

const receipts = (people: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT 'receipt', r.id, '', r.created_at, NULL, NULL, r.sequence, r.year
  FROM receipts r WHERE r.person_id = ${people}`;

/**
 * For example "Rimborso di 20,00 €: Sala Loto" or "Ricevuta n. 12/2026"; otherwise the name of the room, event or
 * course.
 */
function titleOf({ title, entry, amount, sequence, year }: z.infer<typeof rowSchema>): string {
  if (entry !== null && amount !== null)
    return text(`till.entryFor.${entry}`, { amount: centsIn(amount), title });
  return sequence !== null && year !== null
    ? text("till.receipt", { number: receiptNumber(sequence, year) })
    : title;
}

/** Everything that people have booked, signed up for, waited for, paid or got a receipt for, newest first. */
export async function listTimeline(personIds: readonly number[]): Promise<HistoryEntry[]> {
  const people = Prisma.sql`ANY(${[...personIds]}::int[])`;
  const parts = [
    ...CHARGE_KINDS.map((kind) => placesAndPayments(kind, people)),
    waits(people),
    receipts(people),
  ];
  const sql = Prisma.sql`
    SELECT * FROM (${Prisma.join(parts, " UNION ALL ")}) line ORDER BY line."createdAt" DESC, line.kind, line.id DESC`;
  const rows = await queryRows(prisma(), rowSchema, sql);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: titleOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
}
