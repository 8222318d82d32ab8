import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { renewCalendarEntries } from "@/lib/data/room-time/calendar-entries";
import { lockClosures } from "@/lib/data/room-time/closures";
import { findFollowed, listFollowedUrls } from "@/lib/data/room-time/followed-calendars";
import { lockSpace, lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listRoomParts, lockRoomParts } from "@/lib/data/room-time/room-parts";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import { createSpaceImage } from "@/lib/data/space/space-images";
import { createSpace, deleteSpace, findSpace, requireSpace, updateSpace } from "@/lib/data/space/spaces";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import { fieldError, notFoundError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type ShownSpace,
  type SpaceInAllLanguages,
  type SpaceInput,
  type SpaceOfPanel,
  type SpaceUpdate,
  spaceOfPanelSchema,
} from "@/lib/schemas/space/space";
import { refreshClosures } from "@/lib/services/vacancy/free-time";
import { ALL_TIME, applyPartsChange, freeParts, offerTimeConcerned, requireParts } from "./change-parts";
import { follow, requireFollowable, syncAfterSaving } from "./follow-calendar";

/** The fields that decide when, and for how many people, a room can be booked. */
const BOOKABILITY_FIELDS = [
  "isAvailable",
  "openingTime",
  "closingTime",
  "minBookingHours",
  "bufferMinutes",
  "capacity",
  "timetable",
] as const satisfies readonly (keyof SpaceInAllLanguages)[];

async function withCalendar(tx: Transaction, space: SpaceInAllLanguages): Promise<SpaceOfPanel> {
  return { ...space, externalCalendarUrl: (await findFollowed(space.id, tx))?.url ?? null };
}

/**
 * A space with the address of the calendar that it follows, for the panel.
 * @throws AppError NOT_FOUND
 */
async function requireForPanel(tx: Transaction, id: number): Promise<SpaceOfPanel> {
  return withCalendar(tx, await requireSpace(id, tx));
}

/**
 * Changes the given fields of a space, and fetches the calendar that it follows before returning. Time that becomes
 * bookable is offered to the waiting list.
 * @throws AppError NOT_FOUND; VALIDATION when the opening is not before the closing, for a calendar address that may
 * not be followed, or for invalid parts; CLASHES when what takes the space overlaps what takes a new part
 */
export async function changeSpace(
  id: number,
  { externalCalendarUrl, ...change }: SpaceUpdate,
  now: Date,
): Promise<SpaceOfPanel> {
  requireFollowable(externalCalendarUrl);
  const space = await prisma().$transaction(async (tx) => {
    if (change.partIds !== undefined) await lockRoomParts(tx);
    await lockSpaces(tx, [id, ...(change.partIds ?? [])]);
    const before = await requireForPanel(tx, id);
    const openingTime = change.openingTime ?? before.openingTime;
    const closingTime = change.closingTime ?? before.closingTime;
    if (openingTime >= closingTime) throw fieldError("closingTime", VALIDATION.endTimeBeforeStart);
    if (change.partIds !== undefined) await requireParts(tx, before, change.partIds, now);
    await updateSpace(tx, id, change);
    if (change.partIds !== undefined) await applyPartsChange(tx, before, change.partIds);
    if (externalCalendarUrl !== undefined) await follow(tx, id, externalCalendarUrl);
    const after = await requireForPanel(tx, id);
    if (BOOKABILITY_FIELDS.some((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field])))
      await offerTimeConcerned(tx, id, now);
    if (after.name !== before.name || after.location !== before.location)
      await renewCalendarEntries(tx, id, now);
    await recordChange(tx, { action: "update", entity: "space", entityId: id, before, after });
    return after;
  });
  if (typeof externalCalendarUrl === "string") await syncAfterSaving(id, now);
  return space;
}

/**
 * Creates a space with its weekly timetable; closures of the whole centre apply to it as well.
 * @throws AppError VALIDATION for a calendar address that may not be followed, or for invalid parts
 */
export async function addSpace(
  { externalCalendarUrl, imageUrls, ...input }: SpaceInput,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SpaceOfPanel> {
  requireFollowable(externalCalendarUrl);
  const space = await addRecorded("space", { claim, schema: spaceOfPanelSchema }, async (tx) => {
    const pictures = input.imageUrl === null ? imageUrls : [input.imageUrl, ...imageUrls];
    if (input.partIds.length > 0) await lockRoomParts(tx);
    await lockSpaces(tx, input.partIds);
    await requireParts(tx, null, input.partIds, now);
    await lockClosures(tx);
    const { id } = await createSpace(tx, { ...input, imageUrl: pictures[0] ?? null });
    for (const [index, imageUrl] of pictures.slice(1).entries())
      await createSpaceImage(tx, id, { imageUrl, altText: input.name, position: index + 1 });
    await refreshClosures(tx, id, ALL_TIME, await listRoomParts(tx));
    await follow(tx, id, externalCalendarUrl);
    return requireForPanel(tx, id);
  });
  if (externalCalendarUrl !== null) await syncAfterSaving(space.id, now);
  return space;
}

/** @throws AppError NOT_FOUND; IN_USE while it has bookings or is part of another room */
export async function removeSpace(id: number): Promise<void> {
  const find = async (_: number, tx: Transaction) => {
    await lockRoomParts(tx);
    await lockSpace(tx, id);
    const space = await findSpace(id, tx);
    return space && withCalendar(tx, space);
  };
  const isRemoved = await removeRecorded("space", id, find, async (tx) => {
    const partIds = (await listRoomParts(tx)).get(id) ?? [];
    await deleteSpace(tx, id);
    await freeParts(tx, partIds);
  });
  if (!isRemoved) throw notFoundError("space");
}

/** Adds the followed calendars' addresses for staff who edit the catalogue. */
export async function spacesFor(
  user: { role: Role } | null,
  spaces: readonly SpaceInAllLanguages[],
): Promise<ShownSpace[]> {
  if (user === null || !mayManageCentre(user.role)) return [...spaces];
  const urls = await listFollowedUrls();
  return spaces.map((space) => ({ ...space, externalCalendarUrl: urls.get(space.id) ?? null }));
}
