import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { ExtraUse, ExtraUseQuery } from "@/lib/schemas/room-time/extra-use";

const big = z.bigint().transform(Number);
const rowSchema = z.object({ extraId: z.int(), name: z.string(), bookings: big, quantity: big, amount: big });

/** The use of each extra by bookings that are not canceled, most used first; unused extras are left out. */
export function listExtraUse({ from, to }: ExtraUseQuery): Promise<ExtraUse[]> {
  const since = from === undefined ? Prisma.empty : Prisma.sql`AND b.start_date >= ${from}::date`;
  const until = to === undefined ? Prisma.empty : Prisma.sql`AND b.start_date <= ${to}::date`;
  const sql = Prisma.sql`
    SELECT e.id AS "extraId", e.name, count(*)::bigint AS bookings, sum(x.quantity)::bigint AS quantity,
      sum(x.amount)::bigint AS amount
    FROM booking_extras x JOIN extras e ON e.id = x.extra_id JOIN bookings b ON b.id = x.booking_id
    WHERE b.status <> 'canceled' ${since} ${until}
    GROUP BY e.id ORDER BY quantity DESC, e.name`;
  return queryRows(prisma(), rowSchema, sql);
}
