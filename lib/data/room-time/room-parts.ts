import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { type RoomParts, toRoomParts } from "@/lib/domain/room-time/room-parts";

const partIdsSelect = { id: true, parts: { select: { partId: true }, orderBy: { partId: "asc" } } } as const;

export async function listRoomParts(on: Queryable = prisma()): Promise<RoomParts> {
  const rows = await on.space.findMany({
    where: { parts: { some: {} } },
    select: partIdsSelect,
    orderBy: { id: "asc" },
  });
  return toRoomParts(rows.map(({ id, parts }) => ({ id, partIds: parts.map(({ partId }) => partId) })));
}

/**
 * Waits for the writers of every room and blocks new ones until the transaction ends, for a change of parts. Call this
 * before any other lock of rooms.
 */
export async function lockRoomParts(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE space_parts IN EXCLUSIVE MODE`;
}

/**
 * Replaces the parts of a room. Whatever occupies the room then also occupies the new parts, and no longer the former
 * ones. The caller holds `lockRoomParts` and the locks of the rooms.
 */
export async function replaceParts(
  tx: Transaction,
  wholeId: number,
  partIds: readonly number[],
): Promise<void> {
  await tx.spacePart.deleteMany({ where: { wholeId, partId: { notIn: [...partIds] } } });
  await tx.spacePart.createMany({
    data: partIds.map((partId) => ({ wholeId, partId })),
    skipDuplicates: true,
  });
}
