import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { findPaymentMethods } from "@/lib/data/site/settings";
import { dayIn, text } from "@/lib/domain/language/text";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { wayLabel } from "@/lib/domain/money/way-to-pay";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";
import type { Revenue, RevenueQuery } from "@/lib/schemas/till/payment";

type Group = RevenueQuery["groupBy"];

/** The SQL expression to group by, over a payment `p` and the room `s` of its charge. */
const KEYS: Record<Group, Prisma.Sql> = {
  month: Prisma.sql`to_char(p.date, 'YYYY-MM')`,
  space: Prisma.sql`s.id::text`,
  method: Prisma.sql`p.method`,
  kind: Prisma.sql`COALESCE(su.kind::text, charge.kind::text)`,
};

/** Whether an entry `p` changes the centre's income; `retained` is the entry that it reverses, if any. */
const IS_INCOME = Prisma.sql`
  (p.kind IN ('payment', 'refund', 'deposit-retention') OR retained.kind = 'deposit-retention')`;

const rowSchema = z.object({
  key: z.string().nullable(),
  name: z.string().nullable(),
  received: z.bigint().transform(Number),
  refunded: z.bigint().transform(Number),
});

function labelOf(
  group: Group,
  { key, name }: z.infer<typeof rowSchema>,
  ways: readonly PaymentMethod[],
): string {
  if (key === null) return text("till.noRoom");
  if (group === "month") return text("till.month", { month: dayIn(`${key}-01`, "month") });
  if (group === "method") return wayLabel(ways, key);
  if (group === "kind") return text(`till.kind.${z.enum(CHARGE_KINDS).parse(key)}`);
  return name ?? key;
}

/**
 * Money received and refunded, in cents, by the date of the payment and including counter-entries. Deposits do not
 * count, except for retained amounts.
 * @param from, to first and last day (Europe/Rome, both included); without them, all time
 */
export async function listRevenue({ from, to, groupBy }: RevenueQuery): Promise<Revenue> {
  const conditions = [
    IS_INCOME,
    from && Prisma.sql`p.date >= ${from}::date`,
    to && Prisma.sql`p.date <= ${to}::date`,
  ].filter((one) => one instanceof Prisma.Sql);
  const sql = Prisma.sql`
    SELECT ${KEYS[groupBy]} AS key, max(s.name) AS name,
      COALESCE(sum(p.amount) FILTER (WHERE p.kind IN ('payment', 'deposit-retention')), 0)::bigint AS received,
      COALESCE(sum(p.amount) FILTER (WHERE p.kind = 'refund' OR retained.kind = 'deposit-retention'), 0)::bigint AS refunded
    FROM payments p
    LEFT JOIN payments retained ON retained.id = p.reversal_of
    JOIN charges charge ON charge.id = p.charge_id
    LEFT JOIN bookings b ON b.charge_id = p.charge_id
    LEFT JOIN sign_ups su ON su.charge_id = p.charge_id
    LEFT JOIN courses c ON c.id = su.course_id LEFT JOIN events e ON e.id = su.event_id
    LEFT JOIN spaces s ON s.id = COALESCE(b.space_id, c.space_id, e.space_id)
    WHERE ${Prisma.join(conditions, " AND ")} GROUP BY 1 ORDER BY 1 NULLS LAST`;
  const found = await queryRows(prisma(), rowSchema, sql);
  const ways = groupBy === "method" ? await findPaymentMethods() : [];
  const rows = found.map((row) => {
    const { key, received, refunded } = row;
    return { key, label: labelOf(groupBy, row, ways), received, refunded, net: received - refunded };
  });
  const total = rows.reduce(
    (sum, row) => ({
      received: sum.received + row.received,
      refunded: sum.refunded + row.refunded,
      net: sum.net + row.net,
    }),
    { received: 0, refunded: 0, net: 0 },
  );
  return { rows, total };
}
