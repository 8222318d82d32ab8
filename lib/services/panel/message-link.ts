import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { findChargeText } from "@/lib/data/money/charge-text";
import { idsOfPair } from "@/lib/data/panel/listed-people";
import { listHistory } from "@/lib/data/panel/person-history";
import { findPersonRecord } from "@/lib/data/person/person-record";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { findEntry } from "@/lib/data/waiting/waiting-entries";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { paymentReason } from "@/lib/domain/money/payment";
import type { MessageKind, MessageText } from "@/lib/domain/panel/message-kinds";
import { diallableNumber, whatsAppLink } from "@/lib/domain/person/phone";
import { AppError, requireFound } from "@/lib/errors";
import { type MailContext, mailWords } from "@/lib/mail/mail-words";
import { bookingChat, type OpenItem, personChat, signUpChat, waitingChat } from "@/lib/mail/panel/chat-text";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { MessageLink, MessageLinkQuery } from "@/lib/schemas/panel/message-link";
import type { Settings } from "@/lib/schemas/site/settings";
import { factsOf } from "@/lib/services/sign-up/notifications";
import { placeAndTime } from "@/lib/services/sign-up/occasion";
import { findSignUp } from "@/lib/services/sign-up/sign-up";
import { noSuchEntry } from "@/lib/services/waiting/waiting-line";

type Text = Exclude<MessageText, "empty">;

interface Recipient {
  phone: string | null;
  language: Language;
  /** The open amount, in cents; 0 on the waiting list. */
  dueAmount: number;
  compose: (text: Text, settings: Settings, words: MailContext) => string;
}

async function findBooker(id: number, now: Date): Promise<Recipient> {
  const booking = requireFound(await findBooking(id), "booking");
  return {
    ...booking,
    compose: (text, settings, words) =>
      bookingChat(text, inLanguage(booking, words.language), now, settings, words),
  };
}

const findParticipant =
  (kind: OfferingKind) =>
  async (id: number, now: Date): Promise<Recipient> => {
    const full = await findSignUp(prisma(), { kind, id });
    if (full === null) throw new AppError("NOT_FOUND", { message: OFFERING_MESSAGES[kind].unknownSignUp });
    const { signUp, offering } = full;
    const facts = factsOf(full, "", await placeAndTime(prisma(), offering, [signUp], now));
    return {
      ...signUp,
      compose: (text, settings, words) =>
        signUpChat(text, inLanguage(facts, words.language), signUp.status, settings, words),
    };
  };

async function findWaitingPerson(id: number): Promise<Recipient> {
  const entry = await findEntry(id);
  if (entry === null) throw noSuchEntry();
  return {
    ...entry,
    dueAmount: 0,
    compose: (text, _settings, words) => waitingChat(text, inLanguage(entry, words.language), words),
  };
}

async function findDebtor(id: number): Promise<Recipient> {
  const person = requireFound(await findPersonRecord(id), "person");
  const { phone, language, firstName } = person;
  const open = (await listHistory({ personIds: await idsOfPair(id) })).filter(
    ({ dueAmount }) => dueAmount > 0,
  );
  const things: OpenItem[] = [];
  for (const { kind, id: thingId, title, confirmationNumber, dueAmount } of open) {
    const text = await findChargeText(prisma(), { kind, id: thingId });
    const reason = paymentReason(kind, confirmationNumber);
    things.push({ kind, title: text === null ? title : inLanguage(text, language).title, reason, dueAmount });
  }
  return {
    phone,
    language,
    dueAmount: open.reduce((sum, { dueAmount }) => sum + dueAmount, 0),
    compose: (_text, settings, words) => personChat(firstName, things, settings, words),
  };
}

/** How each kind is found, and the field name under which the audit log refers to it. */
const KINDS: Record<MessageKind, { find: (id: number, now: Date) => Promise<Recipient>; idField: string }> = {
  booking: { find: findBooker, idField: "bookingId" },
  "course-booking": { find: findParticipant("course"), idField: "courseBookingId" },
  registration: { find: findParticipant("event"), idField: "registrationId" },
  person: { find: findDebtor, idField: "personId" },
  "waiting-entry": { find: findWaitingPerson, idField: "waitingEntryId" },
};

async function composeText(text: MessageText, recipient: Recipient): Promise<string> {
  if (text === "empty") return "";
  if (text === "payment" && recipient.dueAmount === 0) throw new AppError("NOTHING_DUE");
  const { language, compose } = recipient;
  const [site, settings] = await Promise.all([findSite(), findSettings()]);
  return compose(text, settings, await mailWords(language, siteIn(site, language)));
}

/**
 * A link that opens WhatsApp with a message for the customer of a booking or sign-up, a person, or a waiting person, in
 * their language. Nothing is sent; the audit log records the recipient.
 * @throws AppError NOT_FOUND; NO_PHONE without a number that can be dialled; NOTHING_DUE for `payment`
 */
export async function makeMessageLink({ kind, id, text }: MessageLinkQuery, now: Date): Promise<MessageLink> {
  const { find, idField } = KINDS[kind];
  const recipient = await find(id, now);
  const phone = diallableNumber(recipient.phone);
  if (phone === null) throw new AppError("NO_PHONE");
  const message = await composeText(text, recipient);
  await recordChange(prisma(), {
    action: "link",
    entity: "message",
    entityId: null,
    after: { [idField]: id },
  });
  return { url: whatsAppLink(phone, message), phone, text: message };
}
