import { AUDIT_ENTITIES, type AuditEntity } from "./audited";

/** A thing that the audit log speaks of, or that a change refers to. */
export interface Reference {
  entity: AuditEntity;
  id: number;
}

/** What the fields that hold the number of another thing refer to. */
const REFERENCES: Readonly<Record<string, AuditEntity>> = {
  spaceId: "space",
  eventId: "event",
  courseId: "course",
  userId: "user",
  createdBy: "user",
  bookingId: "booking",
  courseBookingId: "course-booking",
  registrationId: "registration",
  receiptId: "receipt",
};

/** "event 12": the key by which the title of a thing is kept. */
export const referenceKey = ({ entity, id }: Reference): string => `${entity} ${id}`;

/** The thing that a value of a field refers to; null for a value that is one itself. */
export function referenceOf(field: string, value: unknown): Reference | null {
  const entity = REFERENCES[field];
  return entity === undefined || typeof value !== "number" ? null : { entity, id: value };
}

/** Everything that a line of the log names: the thing itself and what its changes refer to. */
export function referencesIn(entry: {
  entity: string;
  entityId: number | null;
  changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>;
}): Reference[] {
  const entity = AUDIT_ENTITIES.find((one) => one === entry.entity);
  const own = entity === undefined || entry.entityId === null ? [] : [{ entity, id: entry.entityId }];
  const others = Object.entries(entry.changes).flatMap(([field, { from, to }]) =>
    [from, to].flatMap((value) => referenceOf(field, value) ?? []),
  );
  return [...own, ...others];
}
