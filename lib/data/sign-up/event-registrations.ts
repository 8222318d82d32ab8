import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import type { ParticipationColumns } from "@/lib/domain/sign-up/participation-change";
import type { EventRegistration, EventRegistrationInput } from "@/lib/schemas/sign-up/event-registration";
import { PLACE_COLUMNS, placeFacts } from "./place-columns";

const registrationSelect = {
  ...PLACE_COLUMNS,
  eventId: true,
  registrationDate: true,
} as const satisfies Prisma.EventRegistrationSelect;

type RegistrationRow = Prisma.EventRegistrationGetPayload<{ select: typeof registrationSelect }>;

function toRegistration(row: RegistrationRow): EventRegistration {
  const { payments: _payments, ...columns } = row;
  return { ...columns, ...placeFacts(row), registrationDate: row.registrationDate.toISOString() };
}

/** Whether somebody with this address, in whatever case, has a place that is not canceled. */
export async function isRegistered(tx: Transaction, eventId: number, email: string): Promise<boolean> {
  const count = await tx.eventRegistration.count({
    where: { eventId, email, status: { not: "canceled" } },
  });
  return count > 0;
}

export async function insertRegistration(
  tx: Transaction,
  eventId: number,
  input: EventRegistrationInput & { userId: number | null; totalAmount: number },
): Promise<EventRegistration> {
  return toRegistration(
    await tx.eventRegistration.create({ data: { ...input, eventId }, select: registrationSelect }),
  );
}

/** One registration of an event, null when there is none or it belongs to another event. */
export async function findRegistration(
  tx: Transaction,
  eventId: number,
  id: number,
): Promise<EventRegistration | null> {
  const row = await tx.eventRegistration.findUnique({ where: { id, eventId }, select: registrationSelect });
  return row ? toRegistration(row) : null;
}

/** A registration, whatever event it is for. */
export async function findRegistrationById(
  id: number,
  on: Queryable = prisma(),
): Promise<EventRegistration | null> {
  const row = await on.eventRegistration.findUnique({ where: { id }, select: registrationSelect });
  return row ? toRegistration(row) : null;
}

/** Registrations with what their links are made of, in the order in which they came. */
export async function findRegistrations(
  on: Queryable,
  where: Prisma.EventRegistrationWhereInput,
): Promise<{ signUp: EventRegistration; linkId: string }[]> {
  const rows = await on.eventRegistration.findMany({
    where,
    select: { ...registrationSelect, linkId: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ linkId, ...row }) => ({ signUp: toRegistration(row), linkId }));
}

/** Sets status and amounts of a registration; only what is given. */
export async function updateRegistration(
  tx: Transaction,
  id: number,
  change: ParticipationColumns,
): Promise<EventRegistration> {
  const row = await tx.eventRegistration.update({ where: { id }, data: change, select: registrationSelect });
  await forgetNotOwed(tx, { kind: "event", id }, change);
  return toRegistration(row);
}

/** Registrations of an event in the order in which they came, with how many there are in all. */
export async function listRegistrations(
  eventId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ registrations: EventRegistration[]; total: number }> {
  const where = { eventId };
  const [rows, total] = await Promise.all([
    prisma().eventRegistration.findMany({
      where,
      select: registrationSelect,
      orderBy: [{ registrationDate: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().eventRegistration.count({ where }),
  ]);
  return { registrations: rows.map(toRegistration), total };
}
