import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  listDemonstration,
  lockDemonstration,
  removeDemonstration,
  removeInventedParticipants,
} from "@/lib/data/site/demonstration";
import type { AuditEntity } from "@/lib/domain/site/audited";
import {
  countByKind,
  DEMONSTRATION_KINDS,
  type DemonstrationCounts,
  type DemonstrationKind,
} from "@/lib/domain/site/demonstration";

const ENTITIES: Record<DemonstrationKind, AuditEntity> = {
  registrations: "registration",
  bookings: "booking",
  closures: "closure",
  galleryImages: "gallery-image",
  events: "event",
  courses: "course",
  spaces: "space",
  people: "person",
};

/**
 * Removes the demonstration's data, without telling anybody. What somebody has changed, and what something real hangs
 * on, stays, without numbers that were invented.
 * @returns how many of each kind were removed and kept
 */
export function removeDemonstrationData(): Promise<{
  removed: DemonstrationCounts;
  kept: DemonstrationCounts;
}> {
  return prisma().$transaction(async (tx) => {
    await lockDemonstration(tx);
    const rows = await listDemonstration(tx);
    const going = rows.filter(({ keptBecause }) => keptBecause === null);
    for (const kind of DEMONSTRATION_KINDS) {
      const ids = going.filter((row) => row.kind === kind).map(({ id }) => id);
      await removeDemonstration(tx, kind, ids);
      for (const entityId of ids)
        await recordChange(tx, { action: "delete", entity: ENTITIES[kind], entityId });
    }
    for (const entityId of await removeInventedParticipants(tx))
      await recordChange(tx, { action: "update", entity: "event", entityId });
    return { removed: countByKind(going), kept: countByKind(rows.filter((row) => !going.includes(row))) };
  });
}
