import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { PAID_AMOUNT } from "@/lib/data/money/payables";
import { queryRows } from "@/lib/data/query-rows";
import { balanceOf } from "@/lib/domain/money/balance";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { TakenKind } from "@/lib/domain/room-time/taken-time";
import { BOOKING_STATUSES } from "@/lib/schemas/booking/booking";
import type { BoardEntry } from "@/lib/schemas/panel/board";

const rowSchema = z.object({
  space_id: z.int(),
  starts_at: z.date(),
  ends_at: z.date(),
  owner: z.string(),
  is_buffer: z.boolean(),
  booking_id: z.int().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  is_full_day: z.boolean().nullable(),
  purpose: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES).nullable(),
  total_amount: z.int().nullable(),
  paid: z.int(),
  event_id: z.int().nullable(),
  course_id: z.int().nullable(),
  closure_id: z.int().nullable(),
  title: z.string().nullable(),
});

type TakenRow = z.infer<typeof rowSchema>;

/**
 * All that takes the time of any room between two moments, in order of time: one question to the database, whatever
 * is in it. The time that is kept free after a booking is part of its entry.
 */
export async function listBoardEntries({ startsAt, endsAt }: Span): Promise<BoardEntry[]> {
  const sql = Prisma.sql`
      SELECT t.space_id, t.starts_at, t.ends_at, t.owner, t.is_buffer, t.booking_id, t.event_id, t.course_id, t.closure_id,
        b.first_name, b.last_name, b.is_full_day, b.purpose, b.status::text AS status, b.total_amount,
        (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.booking_id = b.id) AS paid,
        COALESCE(e.title, c.title, x.reason) AS title
      FROM taken_times t
      LEFT JOIN bookings b ON b.id = t.booking_id
      LEFT JOIN events e ON e.id = t.event_id
      LEFT JOIN courses c ON c.id = t.course_id
      LEFT JOIN closures x ON x.id = t.closure_id
      WHERE tstzrange(t.starts_at, t.ends_at) && tstzrange(${startsAt}, ${endsAt})
      ORDER BY t.starts_at, t.space_id, t.id`;
  const rows = await queryRows(prisma(), rowSchema, sql);
  const buffers = new Map(
    rows.filter(({ is_buffer }) => is_buffer).map((row) => [row.owner, row.ends_at.toISOString()]),
  );
  return rows.filter(({ is_buffer }) => !is_buffer).map((row) => toEntry(row, buffers));
}

function toEntry(row: TakenRow, buffers: ReadonlyMap<string, string>): BoardEntry {
  const span = {
    spaceId: row.space_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
  const [first, last] = [row.first_name ?? "", row.last_name ?? ""];
  if (row.booking_id !== null && row.status !== null) {
    const owed = { status: row.status, totalAmount: row.total_amount ?? 0, refundAmount: null };
    const { paymentStatus, dueAmount } = balanceOf(owed, [{ kind: "payment", amount: row.paid }]);
    return {
      ...span,
      kind: "booking",
      id: row.booking_id,
      bufferEndsAt: buffers.get(row.owner) ?? null,
      title: `${first} ${last}`,
      label: first === "" ? last : `${last} ${first.slice(0, 1)}.`,
      isFullDay: row.is_full_day ?? false,
      purpose: row.purpose,
      status: row.status,
      paymentStatus,
      dueAmount,
    };
  }
  const of = (kind: Exclude<TakenKind, "booking">, id: number, title: string): BoardEntry => ({
    ...span,
    kind,
    id,
    title,
    label: title,
    bufferEndsAt: null,
    isFullDay: false,
    purpose: null,
    status: null,
    paymentStatus: null,
    dueAmount: null,
  });
  const title = row.title ?? "";
  if (row.event_id !== null) return of("event", row.event_id, title);
  if (row.course_id !== null) return of("course", row.course_id, title);
  if (row.closure_id !== null) return of("closure", row.closure_id, title);
  const [kind = "", id = ""] = row.owner.split(":");
  return kind === "hold"
    ? of("hold", Number(id), "Posto riservato")
    : of("external", Number(id), "Calendario esterno");
}
