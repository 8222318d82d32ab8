import "server-only";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { CalendarDay } from "@/lib/domain/time/dates";

/**
 * The ledger's income, with the row of Modello D in which each payment counts:
 * - membership fees in A1, retained deposits in A10; everything else in the row that the settings choose for its kind
 *   from a given day, otherwise in A3 if the owner was a valid member on the day of the payment (noted by a trigger on
 *   entry), otherwise in A7;
 * - a reversal in the row of the payment it reverses; a refund in the row of the last earlier payment of the same
 *   charge that was not reversed at that time;
 * - a row fixed in payment_rows takes precedence.
 *
 * The last payment before a refund is found in one pass over the ledger, and payments reversed only after the refund in
 * a separate list: a search per refund takes minutes when thousands of payments belong to one charge.
 *
 * Columns: id, date, category, amount (cents, negative for money paid out), person_id.
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

/**
 * Fixes the rows of all income dated up to a day, so that later changes of settings or owners no longer affect them.
 */
export async function fixRowsUntil(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO payment_rows (payment_id, category)
    SELECT i.id, i.category FROM (${INCOME}) i WHERE i.date <= ${day}::date ON CONFLICT DO NOTHING`;
}

/** Fixes the rows of a person's payments before the person is erased. */
export async function fixRowsOfPerson(tx: Transaction, personId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO payment_rows (payment_id, category)
    SELECT i.id, i.category FROM (${INCOME}) i WHERE i.person_id = ${personId} ON CONFLICT DO NOTHING`;
}
