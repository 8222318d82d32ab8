import "server-only";
import type { z } from "zod";
import { insertRegistration, isRegistered } from "@/lib/data/event-registrations";
import { addParticipants, findEventForUpdate } from "@/lib/data/events";
import { createOnce, type IdempotencyClaim } from "@/lib/data/idempotency";
import { registrationRefusal } from "@/lib/domain/event/event-registration";
import { participationPrice } from "@/lib/domain/money/participation-price";
import { AppError } from "@/lib/errors";
import {
  type EventRegistrationInput,
  eventRegistrationCreatedSchema,
} from "@/lib/schemas/event-registration";
import { notifyEventRegistered } from "./notifications";

export const alreadyRegistered = (): AppError => {
  const message = "Questo indirizzo e-mail risulta già iscritto all'evento.";
  return new AppError("DUPLICATE", { message, errors: { email: [message] } });
};

/**
 * Registers somebody for an event and counts her in, in one transaction that holds the event's row: no interleaving
 * sells a place twice. A full event says so to everybody, and not who is on it.
 * @param userId whose registration it is: of the customer who is signed in, null for anybody else
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError NOT_FOUND (hidden too), REGISTRATION_CLOSED, EVENT_FULL, DUPLICATE
 */
export async function registerForEvent(
  eventId: number,
  input: EventRegistrationInput,
  userId: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof eventRegistrationCreatedSchema>> {
  return createOnce(claim, { status: 201, schema: eventRegistrationCreatedSchema }, async (tx) => {
    const event = await findEventForUpdate(tx, eventId);
    const refusal = event === null ? "NOT_FOUND" : registrationRefusal(event, now);
    if (event === null || refusal === "NOT_FOUND")
      throw new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });
    if (refusal === "REGISTRATION_CLOSED") throw new AppError("REGISTRATION_CLOSED");
    if (refusal !== null) throw new AppError(refusal);
    if (await isRegistered(tx, eventId, input.email)) throw alreadyRegistered();
    const registration = await insertRegistration(tx, eventId, {
      ...input,
      userId,
      totalAmount: participationPrice(event.price, 1),
    });
    await addParticipants(tx, eventId, 1);
    await notifyEventRegistered(tx, event, registration);
    return { registration, confirmationNumber: registration.confirmationNumber };
  });
}
