import "server-only";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { CalendarDay } from "@/lib/domain/time/dates";

/**
 * What the ledger earned, with the row of Modello D in which it counts:
 * - fees in A1, retained deposits in A10; the rest in the row that the settings name for its kind from a day on, else in A3
 *   where the owner was a valid member on the day of the payment, as a trigger noted when it was entered, else in A7;
 * - a reversal in the row of what it reverses, a refund in that of the last payment of the same thing before it that was
 *   not reversed by then;
 * - where the row is kept (payment_rows), in that one.
 *
 * The last payment before a refund is found in one pass over the ledger, and those that were reversed only after the refund in
 * a list of their own: a search for each refund takes minutes where thousands of payments are of one thing.
 *
 * Columns: id, date, category, amount (cents, negative for what goes out), person_id.
 */
export const INCOME = Prisma.sql`
  WITH reversed_later AS MATERIALIZED (
    SELECT paid.id, paid.charge_id, counter.id AS counter_id
    FROM payments counter JOIN payments paid ON paid.id = counter.reversal_of
    WHERE paid.kind = 'payment'
  ), ledger AS (
    SELECT p.*, reversed.kind AS reversed_kind,
      COALESCE(p.reversal_of, p.id) AS own_id, COALESCE(reversed.kind, p.kind) AS own_kind,
      max(p.id) FILTER (WHERE p.kind = 'payment' AND p.reversal_of IS NULL AND counter.id IS NULL) OVER (
        PARTITION BY p.charge_id
        ORDER BY COALESCE(p.reversal_of, p.id)) AS last_unreversed
    FROM payments p
    LEFT JOIN payments reversed ON reversed.id = p.reversal_of
    LEFT JOIN payments counter ON counter.reversal_of = p.id
  )
  SELECT p.id, p.date, owner.person_id,
    CASE WHEN p.kind IN ('payment', 'deposit-retention') THEN p.amount ELSE -p.amount END AS amount,
    COALESCE(kept.category, kept_base.category, CASE
      WHEN p.own_kind NOT IN ('payment', 'refund') THEN 'A10'
      WHEN charge.kind = 'fee' THEN 'A1'
      ELSE COALESCE(
        (SELECT chosen.category
          FROM jsonb_to_recordset(s.income_categories) AS chosen(kind text, category text, "from" date)
          WHERE chosen."from" <= base.date AND chosen.kind = COALESCE(su.kind::text, charge.kind::text)
          ORDER BY chosen."from" DESC LIMIT 1),
        CASE WHEN COALESCE(base.of_member, is_valid_member(owner.person_id, base.date))
          THEN 'A3' ELSE 'A7' END)
      END) AS category
  FROM ledger p
  CROSS JOIN settings s
  JOIN payments base ON base.id = CASE WHEN p.own_kind = 'refund' THEN COALESCE(
      GREATEST(p.last_unreversed, (SELECT max(paid.id) FROM reversed_later paid
        WHERE paid.id < p.own_id AND paid.counter_id > p.own_id AND paid.charge_id = p.charge_id)), p.own_id)
    ELSE p.own_id END
  LEFT JOIN payment_rows kept ON kept.payment_id = p.id
  LEFT JOIN payment_rows kept_base ON kept_base.payment_id = base.id
  JOIN charges charge ON charge.id = p.charge_id
  LEFT JOIN bookings b ON b.charge_id = p.charge_id
  LEFT JOIN sign_ups su ON su.charge_id = p.charge_id
  LEFT JOIN passes pass ON pass.charge_id = p.charge_id
  CROSS JOIN LATERAL (
    SELECT COALESCE(b.person_id, su.person_id, pass.person_id) AS person_id) owner
  WHERE p.kind IN ('payment', 'refund', 'deposit-retention') OR p.reversed_kind = 'deposit-retention'`;

/** Keeps for good the rows of what is dated until a day: neither settings nor owners change them any more. */
export async function keepRowsUntil(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO payment_rows (payment_id, category)
    SELECT i.id, i.category FROM (${INCOME}) i WHERE i.date <= ${day}::date ON CONFLICT DO NOTHING`;
}

/** The same of what a person paid, who is to be erased. */
export async function keepRowsOf(tx: Transaction, personId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO payment_rows (payment_id, category)
    SELECT i.id, i.category FROM (${INCOME}) i WHERE i.person_id = ${personId} ON CONFLICT DO NOTHING`;
}
