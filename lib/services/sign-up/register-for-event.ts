import "server-only";
import type { z } from "zod";
import { addParticipants, findEventForUpdate } from "@/lib/data/catalogue/events";
import type { Transaction } from "@/lib/data/client";
import { insertRegistration, isRegistered } from "@/lib/data/sign-up/event-registrations";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { registrationRefusal } from "@/lib/domain/catalogue/event-registration";
import { participationPrice } from "@/lib/domain/money/participation-price";
import { AppError } from "@/lib/errors";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import {
  type EventRegistration,
  type EventRegistrationInput,
  eventRegistrationCreatedSchema,
} from "@/lib/schemas/sign-up/event-registration";
import { freeInEvent, type Holder, requireFit } from "@/lib/services/catalogue/free-places";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { notifyEventRegistered } from "./notifications";

export const alreadyRegistered = (): AppError => {
  const message = "Questo indirizzo e-mail risulta già iscritto all'evento.";
  return new AppError("DUPLICATE", { message, errors: { email: [message] } });
};

/**
 * The event of a sign-up, whose row stays locked; free places are not looked at.
 * @throws AppError NOT_FOUND (hidden too), CANCELED, REGISTRATION_CLOSED
 */
export async function requireOpenEvent(tx: Transaction, eventId: number, now: Date): Promise<CentreEvent> {
  const event = await findEventForUpdate(tx, eventId);
  const refusal = event === null ? "NOT_FOUND" : registrationRefusal(event, now);
  if (event === null || refusal === "NOT_FOUND")
    throw new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });
  if (refusal === "CANCELED") throw new AppError("CANCELED", { message: "Questo evento è stato annullato." });
  if (refusal !== null) throw new AppError(refusal);
  return event;
}

/**
 * Writes a registration, counts its seats in and tells who registered.
 * @param owner.userId whose it is: of the customer who is signed in, null for anybody else
 * @param owner.holder the waiting entry whose held places it takes, null for a sign-up like any other
 * @throws AppError NOT_FOUND (hidden too), CANCELED, REGISTRATION_CLOSED, EVENT_FULL, DUPLICATE, PRICE_CHANGED, in this order
 */
export async function writeRegistration(
  tx: Transaction,
  eventId: number,
  { expectedTotal, ...input }: EventRegistrationInput,
  { userId, holder }: { userId: number | null; holder: Holder },
  now: Date,
): Promise<EventRegistration> {
  const event = await requireOpenEvent(tx, eventId, now);
  requireFit(await freeInEvent(tx, event, holder), input.seats, "EVENT_FULL");
  if (await isRegistered(tx, eventId, input.email)) throw alreadyRegistered();
  const totalAmount = participationPrice(event.price, input.seats);
  requireExpectedTotal(expectedTotal, totalAmount);
  const registration = await insertRegistration(tx, eventId, { ...input, userId, totalAmount });
  await addParticipants(tx, eventId, input.seats);
  await notifyEventRegistered(tx, event, registration);
  return registration;
}

/**
 * Registers somebody for an event, in one transaction that holds the event's row: no interleaving sells a place twice.
 * A full event says so to everybody, and not who is on it.
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError as `writeRegistration`
 */
export async function registerForEvent(
  eventId: number,
  input: EventRegistrationInput,
  userId: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof eventRegistrationCreatedSchema>> {
  return createOnce(claim, { status: 201, schema: eventRegistrationCreatedSchema }, async (tx) => {
    const registration = await writeRegistration(tx, eventId, input, { userId, holder: null }, now);
    return { registration, confirmationNumber: registration.confirmationNumber };
  });
}
