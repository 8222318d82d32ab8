import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumn, toDateColumnOrNull, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { isMultiDay } from "@/lib/domain/catalogue/event-days";
import { seatPrice } from "@/lib/domain/money/sign-up-price";
import { slugFor } from "@/lib/domain/site/slug";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import type { CalendarDay } from "@/lib/domain/time/dates";
import {
  type EventInput,
  type EventOfPanel,
  type EventUpdate,
  eventOfPanelSchema,
} from "@/lib/schemas/catalogue/event";
import { translationsSchema } from "@/lib/schemas/language/translations";
import { TEACHERS, teacherRows, toTeachers } from "./teachers";

const eventSelect = {
  ...columnsFor(eventOfPanelSchema, "priceAmount", "heldPlaces", "teachers"),
  teachers: TEACHERS,
  waitingEntries: { where: { status: "offered" }, select: { seats: true } },
} as const satisfies Prisma.EventSelect;

type EventRow = Prisma.EventGetPayload<{ select: typeof eventSelect }>;

function toEvent({ waitingEntries, ...row }: EventRow): EventOfPanel {
  const days = { eventDate: toDay(row.eventDate), endDate: toDayOrNull(row.endDate) };
  return {
    ...row,
    ...days,
    slug: slugFor(row.id, row.title),
    translations: translationsSchema.parse(row.translations),
    decideOn: toDayOrNull(row.decideOn),
    priceAmount: seatPrice(row.price),
    isMultiDay: isMultiDay(days),
    currentParticipants: row.currentParticipants + row.externalParticipants,
    heldPlaces: waitingEntries.reduce((sum, { seats }) => sum + seats, 0),
    imageUrl: row.imageUrl ?? DEFAULT_IMAGE,
    teachers: toTeachers(row.teachers),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The date columns of a change; undefined days stay as they were. */
function dayColumns({
  eventDate,
  endDate,
  decideOn,
}: Pick<EventUpdate, "eventDate" | "endDate" | "decideOn">) {
  return {
    ...(decideOn === undefined ? {} : { decideOn: toDateColumnOrNull(decideOn) }),
    ...(eventDate === undefined ? {} : { eventDate: toDateColumn(eventDate) }),
    ...(endDate === undefined ? {} : { endDate: toDateColumnOrNull(endDate) }),
  };
}

/** Events by day; hidden ones only on request. */
export async function listEvents(
  { withHidden }: { withHidden: boolean },
  on: Queryable = prisma(),
): Promise<EventOfPanel[]> {
  const rows = await on.event.findMany({
    where: withHidden ? {} : { isActive: true },
    select: eventSelect,
    orderBy: [{ eventDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return rows.map(toEvent);
}

export async function findEvent(id: number, on: Queryable = prisma()): Promise<EventOfPanel | null> {
  const row = await on.event.findUnique({ where: { id }, select: eventSelect });
  return row ? toEvent(row) : null;
}

export async function listEventChanges(): Promise<{ id: number; slug: string; updatedAt: Date }[]> {
  const rows = await prisma().event.findMany({
    where: { isActive: true },
    select: { id: true, title: true, updatedAt: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, title, updatedAt }) => ({ id, slug: slugFor(id, title), updatedAt }));
}

/** @param id the former id of an event that is restored; a new event gets the next one */
export async function createEvent(
  tx: Transaction,
  { teacherIds, ...event }: EventInput,
  id?: number,
): Promise<EventOfPanel> {
  const teachers = { create: teacherRows(teacherIds) };
  const days = { ...dayColumns(event), eventDate: toDateColumn(event.eventDate) };
  const data = { ...event, ...days, teachers, ...(id === undefined ? {} : { id }) };
  return toEvent(await tx.event.create({ data, select: eventSelect }));
}

/** Changes the given fields. The event must exist. */
export async function updateEvent(
  tx: Transaction,
  id: number,
  { teacherIds, ...change }: EventUpdate,
): Promise<EventOfPanel> {
  const teachers = teacherIds && { deleteMany: {}, create: teacherRows(teacherIds) };
  const data = { ...change, ...dayColumns(change), ...(teachers && { teachers }) };
  return toEvent(await tx.event.update({ where: { id }, data, select: eventSelect }));
}

export async function setEventStatus(
  tx: Transaction,
  id: number,
  outcome: { status: "confirmed" } | { status: "canceled"; cancelReason: string },
): Promise<EventOfPanel> {
  return toEvent(await tx.event.update({ where: { id }, data: outcome, select: eventSelect }));
}

/** Scheduled events that must be decided on by `day` and start on it or later. */
export async function listUndecided(day: CalendarDay): Promise<number[]> {
  const on = toDateColumn(day);
  const rows = await prisma().event.findMany({
    where: { status: "scheduled", decideOn: { lte: on }, eventDate: { gte: on } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}

/** Deletes an event; its foreign key refuses one with sign-ups (IN_USE). */
export async function deleteEvent(tx: Transaction, id: number): Promise<void> {
  await tx.event.deleteMany({ where: { id } });
}
