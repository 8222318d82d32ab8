import { AUDIT_ENTITIES, type AuditEntity } from "./audited";

/** A record that an entry of the audit log is about, or that one of its changes refers to. */
export interface Reference {
  entity: AuditEntity;
  id: number;
}

/** The entity that each foreign-key field refers to. */
const REFERENCES: Readonly<Record<string, AuditEntity>> = {
  spaceId: "space",
  spaceIds: "space",
  partIds: "space",
  eventId: "event",
  courseId: "course",
  courseIds: "course",
  userId: "user",
  personId: "person",
  mergedPersonId: "person",
  createdBy: "user",
  bookingId: "booking",
  courseBookingId: "course-booking",
  registrationId: "registration",
  waitingEntryId: "waiting-entry",
  receiptId: "receipt",
  feeId: "fee",
  passId: "pass",
  productId: "pass-product",
  teacherId: "teacher",
  memberId: "member",
};

/** "event 12": the key under which the title of a record is looked up. */
export const referenceKey = ({ entity, id }: Reference): string => `${entity} ${id}`;

/** The record that the value of a field refers to; null if the field is not a foreign key. */
export function referenceOf(field: string, value: unknown): Reference | null {
  const entity = REFERENCES[field];
  return entity === undefined || typeof value !== "number" ? null : { entity, id: value };
}

/** All records that a log entry mentions: the one it is about and those that its changes refer to. */
export function referencesIn(entry: {
  entity: string;
  entityId: number | null;
  changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>;
}): Reference[] {
  const entity = AUDIT_ENTITIES.find((one) => one === entry.entity);
  const own = entity === undefined || entry.entityId === null ? [] : [{ entity, id: entry.entityId }];
  const others = Object.entries(entry.changes).flatMap(([field, { from, to }]) =>
    [from, to].flat().flatMap((value) => referenceOf(field, value) ?? []),
  );
  return [...own, ...others];
}
