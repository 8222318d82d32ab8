import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import { ofSomebody } from "@/lib/data/person/person";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { LIVE, OFFERING_SELECT, SIGN_UP_COLUMNS, type SignUpTable, toSignUp } from "./sign-up-columns";

/** Sign-ups for events: the table event_registrations. */

const select = {
  ...SIGN_UP_COLUMNS,
  registrationDate: true,
  event: OFFERING_SELECT,
} as const satisfies Prisma.EventRegistrationSelect;

type Row = Prisma.EventRegistrationGetPayload<{ select: typeof select }>;

const toEventSignUp = ({ event, registrationDate, ...row }: Row): SignUp =>
  toSignUp(row, {
    kind: "event",
    offering: event,
    madeAt: registrationDate,
    ...{ startDate: null, endDate: null, singleTime: null },
  });

/** An event counts its participants in a column of its own. The caller holds the lock of the event. */
async function addParticipants(tx: Transaction, eventId: number, count: number): Promise<void> {
  if (count === 0) return;
  await tx.$executeRaw`
    UPDATE events SET current_participants = GREATEST(0, current_participants + ${count}) WHERE id = ${eventId}`;
}

const seatsHeld = ({ status, seats }: Pick<SignUp, "status" | "seats">): number =>
  status === "canceled" ? 0 : seats;

export const eventSignUps: SignUpTable = {
  async insert(tx, eventId, { startDate: _start, endDate: _end, singleTime: _single, ...input }) {
    const row = await tx.eventRegistration.create({ data: { ...input, eventId }, select });
    await addParticipants(tx, eventId, input.seats);
    return toEventSignUp(row);
  },

  async find(on, id) {
    const row = await on.eventRegistration.findUnique({ where: { id }, select });
    return row && toEventSignUp(row);
  },

  async update(tx, before, change) {
    const { id, offering } = before;
    const after = toEventSignUp(await tx.eventRegistration.update({ where: { id }, data: change, select }));
    await addParticipants(tx, offering.id, seatsHeld(after) - seatsHeld(before));
    await forgetNotOwed(tx, { kind: "event", id }, change);
    return after;
  },

  async list(on, which) {
    const rows = await on.eventRegistration.findMany({
      where: "ids" in which ? { id: { in: [...which.ids] } } : { eventId: which.liveOf, status: LIVE },
      select: { ...select, linkId: true },
      orderBy: { id: "asc" },
    });
    return rows.map(({ linkId, ...row }) => ({ signUp: toEventSignUp(row), linkId }));
  },

  async has(on, { id: eventId }, somebody) {
    const where = { eventId, ...ofSomebody(somebody), status: LIVE };
    return (await on.eventRegistration.count({ where })) > 0;
  },
};

/** The sign-ups of an event in the order in which they were made, and how many there are in all. */
export async function listEventSignUps(
  eventId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ signUps: SignUp[]; total: number }> {
  const where = { eventId };
  const [rows, total] = await Promise.all([
    prisma().eventRegistration.findMany({
      where,
      select,
      orderBy: [{ registrationDate: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().eventRegistration.count({ where }),
  ]);
  return { signUps: rows.map(toEventSignUp), total };
}
