import type { Mail } from "./mail";

/** What somebody typed into a form beside the names, by the field's name, and what stands in its place. */
const TYPED: Record<string, unknown> = { purpose: "", notes: null };

/** Calls `see` with each field of some JSON, at any depth. */
const eachField = (value: unknown, see: (field: string, value: unknown) => void): void =>
  void JSON.stringify(value, (field, inside: unknown) => {
    see(field, inside);
    return inside;
  });

/** Whether all bookings of a mail were made by the account that has verified the mail's address. */
function isOwn({ data }: Mail, recipientId: number | null): boolean {
  if (recipientId === null) return false;
  const owners = new Set<unknown>();
  eachField(data, (field, value) => field === "userId" && owners.add(value));
  return owners.size === 1 && owners.has(recipientId);
}

/**
 * A mail as its recipient may read it: what was typed beside the names goes to the centre, which it is for, and to whoever
 * typed it. Anybody may book for another address, and must not send it a message, or a link.
 * @param recipientId the account that has verified the address; null where none has
 */
export function forRecipient<M extends Mail>(mail: M, recipientId: number | null): M {
  if (mail.template.startsWith("centre") || isOwn(mail, recipientId)) return mail;
  // The data is JSON, as it comes from the queue.
  return JSON.parse(JSON.stringify(mail, (field, value: unknown) => (field in TYPED ? TYPED[field] : value)));
}
