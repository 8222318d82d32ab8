/** The recipient of a message: the customer of a booking or sign-up, a person, or a person on the waiting list. */
export const MESSAGE_KINDS = [
  "booking",
  "course-booking",
  "registration",
  "person",
  "waiting-entry",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_TEXTS = ["confirmation", "reminder", "payment", "empty"] as const;
export type MessageText = (typeof MESSAGE_TEXTS)[number];

const OF_EVERYTHING_BOOKED: readonly MessageText[] = MESSAGE_TEXTS;

export const TEXTS_OF_KIND: Record<MessageKind, readonly MessageText[]> = {
  booking: OF_EVERYTHING_BOOKED,
  "course-booking": OF_EVERYTHING_BOOKED,
  registration: OF_EVERYTHING_BOOKED,
  person: ["payment", "empty"],
  "waiting-entry": ["confirmation", "reminder", "empty"],
};
