import "server-only";
import { addParticipants, findEventForUpdate } from "@/lib/data/catalogue/events";
import { prisma } from "@/lib/data/client";
import { findRegistration, isRegistered, updateRegistration } from "@/lib/data/sign-up/event-registrations";
import { recordChange } from "@/lib/data/site/audit-log";
import { participationColumns } from "@/lib/domain/sign-up/participation-change";
import { AppError } from "@/lib/errors";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import type { ParticipationUpdate } from "@/lib/schemas/sign-up/participation";
import { freeInEvent, placesFreed, requireFit } from "@/lib/services/catalogue/free-places";
import { notifyPlaceCanceled } from "./notify-places";
import { alreadyRegistered } from "./register-for-event";

/**
 * Sets the status or the amount of a registration and keeps the number of participants right. Bringing a canceled one back needs a
 * free place, and the address must not have registered again since.
 * @returns the registration, and whether the participant was told by mail
 * @throws AppError NOT_FOUND, CANCELED, EVENT_FULL, DUPLICATE
 */
export async function changeEventRegistration(
  eventId: number,
  id: number,
  change: ParticipationUpdate,
  now: Date,
): Promise<EventRegistration & { sent: boolean }> {
  return prisma().$transaction(async (tx) => {
    const event = await findEventForUpdate(tx, eventId);
    const before = event && (await findRegistration(tx, eventId, id));
    if (!event || !before) throw new AppError("NOT_FOUND", { message: "L'iscrizione richiesta non esiste." });
    const held = before.status !== "canceled";
    const holds = (change.status ?? before.status) !== "canceled";
    if (holds && !held) {
      if (event.status === "canceled")
        throw new AppError("CANCELED", { message: "Questo evento è stato annullato." });
      requireFit(await freeInEvent(tx, event, null), before.seats, "EVENT_FULL");
      if (await isRegistered(tx, eventId, before.email)) throw alreadyRegistered();
    }
    if (holds !== held) await addParticipants(tx, eventId, holds ? before.seats : -before.seats);
    const after = await updateRegistration(tx, id, participationColumns(before, change, now));
    if (held && !holds) await placesFreed(tx, { eventId }, now);
    const sent = held && !holds && (await notifyPlaceCanceled(tx, { kind: "event", signUp: after, event }));
    const action = holds === held ? "update" : holds ? "restore" : "cancel";
    await recordChange(tx, { action, entity: "registration", entityId: id, before, after });
    return { ...after, sent };
  });
}
