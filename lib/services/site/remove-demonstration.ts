import "server-only";
import { isDeepStrictEqual } from "node:util";
import { prisma, type Transaction } from "@/lib/data/client";
import { hasPaymentsBy } from "@/lib/data/money/payments";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  listDemonstration,
  lockDemonstration,
  removeDemonstration,
  removeInventedParticipants,
} from "@/lib/data/site/demonstration";
import { findPaymentMethods, lockSettings, updateSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import type { AuditEntity } from "@/lib/domain/site/audited";
import {
  countByKind,
  DEMONSTRATION_KINDS,
  type DemonstrationCounts,
  type DemonstrationKind,
} from "@/lib/domain/site/demonstration";
import { EXAMPLE_OFFICE_HOURS, EXAMPLE_WAY } from "@/lib/messages/site/example-site";
import { changeSiteIn } from "./change-site";

const ENTITIES: Record<DemonstrationKind, AuditEntity> = {
  registrations: "registration",
  bookings: "booking",
  closures: "closure",
  galleryImages: "gallery-image",
  events: "event",
  courses: "course",
  teachers: "teacher",
  spaces: "space",
  people: "person",
};

/** Removes the example payment method unless it was changed or used. The caller has locked the settings. */
async function removeExampleWay(tx: Transaction): Promise<void> {
  const ways = await findPaymentMethods(tx);
  const others = ways.filter((way) => !isDeepStrictEqual(way, EXAMPLE_WAY));
  if (others.length === ways.length || (await hasPaymentsBy(tx, [EXAMPLE_WAY.key]))) return;
  await updateSettings({ paymentMethods: others }, tx);
}

/**
 * Removes the demonstration's data, without notifying anybody. Rows that were changed, or that real data depend on,
 * stay, without their invented numbers of participants; so do changed office hours and a changed or used payment
 * method.
 * @returns how many of each kind were removed and kept
 */
export function removeDemonstrationData(): Promise<{
  removed: DemonstrationCounts;
  kept: DemonstrationCounts;
}> {
  return prisma().$transaction(async (tx) => {
    await lockSettings(tx);
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
    const { officeHours } = await findSite(tx);
    if (isDeepStrictEqual(officeHours, EXAMPLE_OFFICE_HOURS)) await changeSiteIn(tx, { officeHours: [] });
    await removeExampleWay(tx);
    return { removed: countByKind(going), kept: countByKind(rows.filter((row) => !going.includes(row))) };
  });
}
