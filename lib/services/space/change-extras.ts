import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { createExtra, deleteExtra, findExtra, updateExtra } from "@/lib/data/room-time/extras";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import { listSpaceIds } from "@/lib/data/space/spaces";
import { fieldError, notFoundError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type ExtraInput,
  type ExtraOfPanel,
  type ExtraUpdate,
  extraOfPanelSchema,
} from "@/lib/schemas/room-time/extras";

/** @throws AppError VALIDATION at `spaceIds` for an unknown room */
async function requireRooms(tx: Transaction, spaceIds: readonly number[] | null | undefined): Promise<void> {
  if (!spaceIds) return;
  const known = new Set(await listSpaceIds(tx));
  if (spaceIds.some((id) => !known.has(id))) throw fieldError("spaceIds", VALIDATION.partsUnknown);
}

/** @throws AppError VALIDATION at `spaceIds` for an unknown room */
export function addExtra(input: ExtraInput, claim: IdempotencyClaim | null): Promise<ExtraOfPanel> {
  return addRecorded("extra", { claim, schema: extraOfPanelSchema }, async (tx) => {
    await requireRooms(tx, input.spaceIds);
    return createExtra(tx, input);
  });
}

/**
 * Changes the given fields of an extra; existing bookings keep it at their original price.
 * @throws AppError NOT_FOUND; VALIDATION at `spaceIds` for an unknown room
 */
export function changeExtra(id: number, change: ExtraUpdate): Promise<ExtraOfPanel> {
  return prisma().$transaction(async (tx) => {
    const before = requireFound(await findExtra(id, tx), "extra");
    await requireRooms(tx, change.spaceIds);
    const after = await updateExtra(tx, id, change);
    await recordChange(tx, { action: "update", entity: "extra", entityId: id, before, after });
    return after;
  });
}

/** @throws AppError NOT_FOUND; IN_USE once a booking has had it */
export async function removeExtra(id: number): Promise<void> {
  if (!(await removeRecorded("extra", id, findExtra, deleteExtra))) throw notFoundError("extra");
}
