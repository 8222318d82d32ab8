import type { Language } from "@/lib/domain/language/languages";
import { FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { API_SCOPES } from "@/lib/domain/program/key-access";
import type { Mail } from "@/lib/mail/mails";
import type { MemberFacts } from "@/lib/mail/membership/members";
import type { PaymentReminderFacts, RefundIbanFacts } from "@/lib/mail/money/facts";
import type { PassFacts } from "@/lib/mail/pass/passes";
import type { CourseSignUpFacts, EventSignUpFacts, SignUpFacts } from "@/lib/mail/sign-up/facts";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { sampleBooking } from "./booking-sample";

/** E-mails of every template that can be rendered without a database, with data in the recipient's language. */

const AT = "2026-11-20T10:00:00.000Z";
const LINK = "4b3f0d3e-0c9a-4f11-9c39-0a5e1a1a9d11";

/** Texts that the association or the customer typed, or that the database stores as text, in each language. */
const TYPED = {
  it: {
    room: "Studio Loto",
    floor: "Primo piano",
    event: "Bagno di gong",
    course: "Yoga dolce",
    schedule: "Ogni martedì",
    reason: "Un guasto all'impianto.",
    subject: "Portate un asciugamano",
    message: "Domani fa caldo.\n\nA presto!",
    day: "giovedì 3 dicembre 2026",
    days: "1–5 dicembre 2026",
    otherDay: "venerdì 4 dicembre 2026",
    reservation: "Prenotazione #P00042: Studio Loto",
    free: "offerta libera",
  },
  en: {
    room: "Lotus Studio",
    floor: "First floor",
    event: "Gong bath",
    course: "Gentle yoga",
    schedule: "Every Tuesday",
    reason: "The heating broke down.",
    subject: "Please bring a towel",
    message: "It will be warm tomorrow.\n\nSee you soon!",
    day: "Thursday 3 December 2026",
    days: "1–5 December 2026",
    otherDay: "Friday 4 December 2026",
    reservation: "Booking #P00042: Lotus Studio",
    free: "pay what you like",
  },
} satisfies Record<Language, unknown>;

type Typed = (typeof TYPED)["it"];

const bookingOf = ({ room, floor }: Typed, overrides = {}) =>
  sampleBooking({
    space: { id: 14, slug: "14-studio-loto", name: room, location: floor, imageUrl: null },
    purpose: "Pilates",
    notes: null,
    ...overrides,
  });

function bookingMails(typed: Typed): [string, Mail][] {
  const to = "giulia@example.org";
  const booking = bookingOf(typed);
  const days = bookingOf(typed, { endDate: "2026-12-05", endsAt: "2026-12-05T12:00:00.000Z", userId: null });
  const request = bookingOf(typed, { status: "pending", totalAmount: 0, dueAmount: 0 });
  const second = {
    ...booking,
    id: 43,
    confirmationNumber: "00043",
    startDate: "2026-12-10",
    endDate: "2026-12-10",
  };
  const canceled = bookingOf(typed, {
    ...{ status: "canceled", refundPercent: 50, refundAmount: 2000, paidAmount: 4000, refundDue: 2000 },
    ...{ canceledBy: "customer", canceledAt: AT, dueAmount: 0 },
  });
  const byCentre = {
    ...canceled,
    canceledBy: "centre" as const,
    refundPercent: 100,
    cancelReason: typed.reason,
  };
  const never = { ...canceled, paidAmount: 0, refundDue: 0, userId: null };
  return [
    ["confirmed", { template: "bookingConfirmed", to, data: booking }],
    ["confirmed, over days, without an account", { template: "bookingConfirmed", to, data: days }],
    ["received", { template: "bookingReceived", to, data: request }],
    ["approved", { template: "bookingApproved", to, data: booking }],
    ["changed", { template: "bookingChanged", to, data: booking }],
    ["canceled", { template: "bookingCanceled", to, data: canceled }],
    ["canceled, never paid", { template: "bookingCanceled", to, data: never }],
    ["canceled by the centre", { template: "bookingCanceled", to, data: byCentre }],
    ["restored", { template: "bookingRestored", to, data: booking }],
    ["restored request", { template: "bookingRestored", to, data: request }],
    ["reminder", { template: "bookingReminder", to, data: bookingOf(typed, { dueAmount: 0 }) }],
    [
      "moved",
      { template: "bookingMoved", to, data: { before: booking, after: { ...second, totalAmount: 5000 } } },
    ],
    ["moved, same price", { template: "bookingMoved", to, data: { before: booking, after: second } }],
    ["moved, on request", { template: "bookingMoved", to, data: { before: booking, after: request } }],
    ["series", { template: "seriesBooked", to, data: { bookings: [booking, second] } }],
    ["series with requests", { template: "seriesBooked", to, data: { bookings: [booking, request] } }],
    ["series of requests", { template: "seriesBooked", to, data: { bookings: [request] } }],
    [
      "series canceled",
      { template: "seriesCanceled", to, data: { bookings: [canceled, { ...canceled, id: 44 }] } },
    ],
    ["series canceled by the centre", { template: "seriesCanceled", to, data: { bookings: [byCentre] } }],
    [
      "message",
      { template: "roomMessage", to, data: { booking, subject: typed.subject, text: typed.message } },
    ],
  ];
}

function prepaymentMails(typed: Typed): [string, Mail][] {
  const to = "giulia@example.org";
  const terms = { prepayAmount: 1200, payBy: "2026-12-01T17:00:00.000Z" };
  const held = bookingOf(typed, { status: "pending", ...terms, depositAmount: 10_000 });
  const other = { id: 43, confirmationNumber: "00043", startDate: "2026-12-10", endDate: "2026-12-10" };
  const second = { ...held, ...other, payBy: "2026-12-02T17:00:00.000Z" };
  const partlyPaid = { ...held, paidAmount: 500, dueAmount: 3500 };
  const paid = { ...held, status: "confirmed" as const, payBy: null, paidAmount: 1200, dueAmount: 2800 };
  const lapsed = {
    ...{ ...held, status: "canceled" as const, refundPercent: 100, refundAmount: 4000, dueAmount: 0 },
    ...{ canceledBy: "centre" as const, canceledAt: AT, cancelReason: typed.reason },
  };
  const after = { ...held, ...other };
  const deposit = bookingOf(typed, { depositAmount: 10_000, depositHeld: 7000 });
  const retained = { booking: deposit, amount: 3000, reason: typed.reason };
  const whole = { ...deposit, depositHeld: 0, userId: null };
  return [
    ["asked", { template: "prepaymentAsked", to, data: { bookings: [held] } }],
    ["asked, dates", { template: "prepaymentAsked", to, data: { bookings: [held, second] } }],
    ["reminder", { template: "prepaymentReminder", to, data: { bookings: [partlyPaid] } }],
    ["reminder, dates", { template: "prepaymentReminder", to, data: { bookings: [partlyPaid, second] } }],
    ["paid", { template: "prepaid", to, data: { bookings: [paid] } }],
    ["paid, dates", { template: "prepaid", to, data: { bookings: [paid, { ...paid, ...other }] } }],
    ["lapsed", { template: "prepaymentLapsed", to, data: { bookings: [lapsed] } }],
    [
      "lapsed, partly paid",
      {
        template: "prepaymentLapsed",
        to,
        data: { bookings: [{ ...lapsed, paidAmount: 500, refundDue: 500 }] },
      },
    ],
    [
      "lapsed, dates",
      { template: "prepaymentLapsed", to, data: { bookings: [lapsed, { ...lapsed, ...other }] } },
    ],
    ["moved", { template: "bookingMoved", to, data: { before: held, after } }],
    ["deposit retained", { template: "depositRetained", to, data: retained }],
    ["whole deposit retained", { template: "depositRetained", to, data: { ...retained, booking: whole } }],
  ];
}

function signUpMails(typed: Typed): [string, Mail][] {
  const to = "anna@example.org";
  const checkIn = { seats: 2, linkId: LINK, checkInCode: "A1B2C3D4E5F6", firstName: "Anna", email: to };
  const course: CourseSignUpFacts = {
    ...checkIn,
    ...{ isPaidWithPass: false, dueAmount: 0, lacksCertificate: false, when: typed.days },
    ...{ confirmationNumber: "00042", courseTitle: typed.course, location: typed.room },
    ...{ schedule: typed.schedule, price: typed.free, startDate: "2026-12-01", endDate: "2026-12-05" },
    ...{ lastName: "Neri", phone: "", notes: null },
  };
  const event: EventSignUpFacts = {
    ...checkIn,
    ...{ isPaidWithPass: false, dueAmount: 4000, totalAmount: 4000, heldOn: "2026-12-03" },
    ...{ confirmationNumber: "00042", eventTitle: typed.event, location: typed.room, price: "20" },
    ...{ eventDate: "2026-12-03", endDate: null, startTime: "20:30", endTime: "22:00" },
  };
  const place: SignUpFacts = {
    ...{ kind: "event", linkId: LINK, confirmationNumber: "00042", title: typed.event },
    ...{ when: `${typed.day}\n20:30 – 22:00`, location: typed.room, firstName: "Anna", lastName: "Neri" },
    ...{ email: to, seats: 2, totalAmount: 4000, paidAmount: 4000, dueAmount: 0, refundDue: 2000 },
    ...{ by: "customer", reason: null, language: "it" },
  };
  const inCourse: SignUpFacts = {
    ...place,
    kind: "course",
    title: typed.course,
    refundDue: 0,
    paidAmount: 0,
  };
  const byCentre: SignUpFacts = { ...place, by: "centre", reason: typed.reason };
  const reminder = {
    ...{ ...place, checkInCode: "A1B2C3D4E5F6", refundFrom: "2026-12-03T19:30:00.000Z" },
    cancellationSteps: FIRST_CANCELLATION_STEPS,
  };
  const before = { program: `${typed.otherDay}\n20:30 – 22:00`, where: typed.floor };
  const moved = { ...place, program: place.when, before, gone: { lessons: [], days: null } };
  const lesson = { startsAt: "2026-12-01T17:00:00.000Z", endsAt: "2026-12-01T18:30:00.000Z" };
  const later = { startsAt: "2026-12-08T17:00:00.000Z", endsAt: "2026-12-08T18:30:00.000Z" };
  const off = (lessons: (typeof lesson)[]) => ({
    ...inCourse,
    reason: typed.reason,
    gone: { lessons, days: null },
  });
  return [
    ["course", { template: "courseBooked", to, data: course }],
    [
      "course, without a certificate",
      { template: "courseBooked", to, data: { ...course, lacksCertificate: true } },
    ],
    [
      "certificate missing",
      { template: "certificateReminder", to, data: { ...inCourse, firstDay: "2026-12-01" } },
    ],
    ["event", { template: "eventRegistered", to, data: event }],
    [
      "event over days",
      { template: "eventRegistered", to, data: { ...event, endDate: "2026-12-04", dueAmount: 0 } },
    ],
    ["given up", { template: "placeCanceled", to, data: place }],
    ["canceled by the centre", { template: "placeCanceled", to, data: byCentre }],
    ["event canceled", { template: "placesCanceled", to, data: byCentre }],
    ["free event canceled", { template: "placesCanceled", to, data: { ...byCentre, refundDue: 0 } }],
    ["course canceled", { template: "placesCanceled", to, data: { ...inCourse, dueAmount: 1000 } }],
    ["held", { template: "eventHeld", to, data: place }],
    ["reminder", { template: "placeReminder", to, data: reminder }],
    [
      "reminder of a course",
      { template: "placeReminder", to, data: { ...reminder, kind: "course", totalAmount: 0 } },
    ],
    ["moved", { template: "placesMoved", to, data: moved }],
    [
      "elsewhere",
      { template: "placesMoved", to, data: { ...moved, before: { ...before, program: place.when } } },
    ],
    [
      "other hours",
      { template: "placesMoved", to, data: { ...moved, before: { ...before, where: typed.room } } },
    ],
    ["lesson off", { template: "lessonsOff", to, data: off([lesson]) }],
    [
      "lesson moved",
      {
        template: "lessonMoved",
        to,
        data: {
          ...inCourse,
          was: typed.otherDay,
          is: `${place.when}\n${typed.room}`,
          gone: { lessons: [lesson], days: null },
        },
      },
    ],
    [
      "lesson of another teacher",
      {
        template: "lessonTeacher",
        to,
        data: { ...inCourse, lesson: typed.otherDay, teachers: typed.room },
      },
    ],
    ["lessons off", { template: "lessonsOff", to, data: off([lesson, later]) }],
    [
      "message",
      { template: "placeMessage", to, data: { ...place, subject: typed.subject, text: typed.message } },
    ],
  ];
}

function waitingMails(typed: Typed): [string, Mail][] {
  const to = "bruna@example.org";
  const entry: WaitingEntry & { nonce: string; price?: string } = {
    language: "it",
    ...{ id: 3, kind: "space", status: "waiting", title: typed.room, userId: null, email: to, phone: null },
    ...{ firstName: "Bruna", lastName: "Verdi", attendees: 6, seats: 1, position: 3, spaceId: 14 },
    ...{ startDate: "2026-12-03", endDate: "2026-12-03", startTime: "08:00", endTime: "13:00" },
    ...{ singleDate: null, singleTime: null },
    ...{ isFullDay: false, startsAt: null, offerExpiresAt: "2026-11-21T10:00:00.000Z", nonce: "a-nonce" },
    ...{ eventId: null, courseId: null, createdAt: AT, notes: null, purpose: null, endsAt: null },
    ...{ companions: [], extras: [], bookingId: null, registrationId: null, courseBookingId: null },
  };
  const forEvent = {
    ...entry,
    kind: "event" as const,
    title: typed.event,
    startsAt: AT,
    position: 1,
    seats: 2,
  };
  const forCourse = { ...entry, kind: "course" as const, title: typed.course, position: null };
  return [
    ["joined", { template: "waitingConfirmed", to, data: entry }],
    ["joined for an event", { template: "waitingConfirmed", to, data: forEvent }],
    ["joined for a course", { template: "waitingConfirmed", to, data: forCourse }],
    [
      "joined for full days",
      { template: "waitingConfirmed", to, data: { ...entry, isFullDay: true, attendees: 1 } },
    ],
    ["offered", { template: "waitingOffered", to, data: entry }],
    ["expired", { template: "waitingExpired", to, data: entry }],
    ["removed", { template: "waitingRemoved", to, data: entry }],
    ["event canceled", { template: "waitingCanceled", to, data: forEvent }],
    ["course canceled", { template: "waitingCanceled", to, data: forCourse }],
  ];
}

function moneyMails(typed: Typed): [string, Mail][] {
  const to = "giulia@example.org";
  const reminder: PaymentReminderFacts = {
    ...{ kind: "booking", id: 10, firstName: "Giulia", dueAmount: 4000, title: typed.room },
    ...{ when: typed.day, linkId: null, hasAccount: true, payBy: null },
  };
  const change: RefundIbanFacts = {
    ...{ kind: "booking", confirmationNumber: "00042", userId: 1, firstName: "Giulia" },
    ...{ title: typed.reservation, others: [], at: AT, endingBefore: null, ending: "3456" },
  };
  return [
    ["payment reminder", { template: "paymentReminder", to, data: reminder }],
    ["of a course", { template: "paymentReminder", to, data: { ...reminder, kind: "course", linkId: LINK } }],
    ["IBAN given", { template: "refundIban", to, data: change }],
    ["IBAN changed", { template: "refundIban", to, data: { ...change, endingBefore: "7890" } }],
    [
      "IBAN removed",
      { template: "refundIban", to, data: { ...change, endingBefore: "7890", ending: null, userId: null } },
    ],
  ];
}

function membershipMails(language: Language): [string, Mail][] {
  const to = "giulia@example.org";
  const isItalian = language === "it";
  const member: MemberFacts = {
    ...{ kind: "member", confirmationNumber: "00042", userId: 1, firstName: "Giulia", lastName: "Esempio" },
    ...{ email: to, category: isItalian ? "Socio ordinario" : "Ordinary member", appliedOn: "2026-11-02" },
    ...{ resolution: null, number: null, paidUntil: null, fee: null },
  };
  const fee = { id: 42, from: "2026-01-01", until: "2026-12-31", dueAmount: 2000 };
  const resolution = isItalian ? "verbale n. 4 del 12/11/2026" : "minutes no. 4 of 12/11/2026";
  const admitted = { ...member, resolution, number: 7, fee };
  const paid = { ...admitted, paidUntil: "2026-12-31", fee: null };
  const due = { ...admitted, dueOn: "2027-01-01", fee: { ...fee, from: "2027-01-01", until: "2027-12-31" } };
  const coming = { ...due, fee: { ...due.fee, id: null } };
  return [
    ["applied", { template: "memberApplied", to, data: member }],
    ["admitted", { template: "memberAdmitted", to, data: admitted }],
    ["admitted without a fee", { template: "memberAdmitted", to, data: paid }],
    ["rejected", { template: "memberRejected", to, data: { ...member, resolution } }],
    ["fee coming", { template: "feeReminder", to, data: { ...coming, reminder: "before" } }],
    ["fee due", { template: "feeReminder", to, data: { ...due, reminder: "due" } }],
    ["fee overdue", { template: "feeReminder", to, data: { ...due, reminder: "after" } }],
  ];
}

function passMails(language: Language): [string, Mail][] {
  const to = "giulia@example.org";
  const pass: PassFacts = {
    ...{ kind: "pass", id: 42, confirmationNumber: "00042", userId: 1, firstName: "Giulia", email: to },
    ...{ name: language === "it" ? "Dieci lezioni" : "Ten lessons", entries: 10, entriesLeft: 10 },
    ...{ startsOn: "2026-11-02", validUntil: "2027-01-30", totalAmount: 10_000, dueAmount: 10_000 },
    ...{ refundDue: 0, cancelReason: null },
  };
  const reason = language === "it" ? "Si trasferisce" : "Moves away";
  const canceled = { ...pass, entriesLeft: 4, dueAmount: 0, cancelReason: reason };
  return [
    ["pass bought", { template: "passBought", to, data: pass }],
    [
      "free pass",
      {
        template: "passBought",
        to,
        data: { ...pass, entries: null, entriesLeft: null, totalAmount: 0, dueAmount: 0 },
      },
    ],
    ["pass running out", { template: "passFewLeft", to, data: { ...pass, entriesLeft: 2, dueAmount: 0 } }],
    ["pass with one entry", { template: "passFewLeft", to, data: { ...pass, entriesLeft: 1, dueAmount: 0 } }],
    ["pass ending", { template: "passEnding", to, data: { ...pass, dueAmount: 0, userId: null } }],
    ["pass canceled", { template: "passCanceled", to, data: canceled }],
    ["pass refunded", { template: "passCanceled", to, data: { ...canceled, refundDue: 6000 } }],
  ];
}

function administratorMails(language: Language): [string, Mail][] {
  const to = "giulia@example.org";
  const own = { firstName: "Giulia", isOwn: true, by: "Giulia Esempio", at: AT };
  const others = { ...own, isOwn: false, by: "Ada Bianchi" };
  const account = { name: "Nora Verdi", email: "nora@example.org" };
  const key = {
    ...{ name: language === "it" ? "Gestionale" : "Bookkeeping", scopes: [...API_SCOPES] },
    expiresOn: "2027-01-08",
  };
  const server = "smtp.example.org:465\ninfo@example.org";
  const hook = "https://example.org/hook";
  const links = { before: "Satispay: https://example.org/a", after: "Satispay: https://example.com/b" };
  return [
    [
      "IBAN of the association given",
      { template: "associationIban", to, data: { ...own, endingBefore: null, ending: "3456" } },
    ],
    [
      "IBAN of the association changed",
      { template: "associationIban", to, data: { ...others, endingBefore: "3456", ending: "7890" } },
    ],
    [
      "IBAN of the association removed",
      { template: "associationIban", to, data: { ...others, endingBefore: "3456", ending: null } },
    ],
    ["second factor optional", { template: "secondFactorOptional", to, data: others }],
    ["administrator added", { template: "administratorAdded", to, data: { ...own, ...account } }],
    ["administrator joined", { template: "administratorJoined", to, data: { ...others, ...account } }],
    ["administrator invited", { template: "administratorInvited", to, data: { ...others, ...account } }],
    ["administrator removed", { template: "administratorRemoved", to, data: { ...own, ...account } }],
    [
      "administrator no more",
      { template: "administratorRemoved", to, data: { ...others, name: "Giulia Esempio", email: to } },
    ],
    ["API key made", { template: "apiKeyMade", to, data: { ...own, ...key } }],
    [
      "API key without scopes",
      { template: "apiKeyMade", to, data: { ...others, ...key, scopes: [], expiresOn: null } },
    ],
    [
      "mail server given",
      { template: "mailServerChanged", to, data: { ...own, before: null, after: server } },
    ],
    [
      "mail server changed",
      {
        template: "mailServerChanged",
        to,
        data: { ...others, before: server, after: "mail.example.com:25" },
      },
    ],
    [
      "mail server removed",
      { template: "mailServerChanged", to, data: { ...others, before: server, after: null } },
    ],
    ["way to pay changed", { template: "wayToPayChanged", to, data: { ...others, ...links } }],
    [
      "address of the site changed",
      { template: "siteEmailChanged", to, data: { ...own, before: "info@example.org", after: to } },
    ],
    [
      "calendar of a room with names",
      { template: "namedCalendarMade", to, data: { ...others, before: null, after: "Sala Sole" } },
    ],
    [
      "calendar of the centre with names",
      { template: "namedCalendarMade", to, data: { ...own, before: null, after: null } },
    ],
    [
      "screen of a room with names",
      { template: "namedScreenMade", to, data: { ...others, before: null, after: "Sala Sole" } },
    ],
    [
      "screen of the centre with names",
      { template: "namedScreenMade", to, data: { ...own, before: null, after: null } },
    ],
    ["webhook added", { template: "webhookAimed", to, data: { ...own, before: null, after: hook } }],
    [
      "webhook moved",
      { template: "webhookAimed", to, data: { ...others, before: hook, after: "https://example.com/new" } },
    ],
  ];
}

function accountMails(): [string, Mail][] {
  const to = "giulia@example.org";
  const account = {
    userId: 7,
    firstName: "Giulia",
    lastName: "Esempio",
    username: "giulia",
    nonce: "a-nonce",
  };
  const event = { userId: 7, firstName: "Giulia", at: AT };
  return [
    ["welcome", { template: "welcome", to, data: account }],
    ["verification", { template: "verification", to, data: account }],
    ["password changed", { template: "passwordChanged", to, data: { ...event, endedCalendar: true } }],
    ["first password", { template: "passwordChanged", to, data: { ...event, isFirst: true } }],
    [
      "password changed beside passkeys",
      { template: "passwordChanged", to, data: { ...event, passkeys: ["Telefono", "Computer"] } },
    ],
    ["e-mail change asked", { template: "emailChangeAsked", to, data: event }],
    ["e-mail changed", { template: "emailChanged", to, data: event }],
    ["second factor on", { template: "secondFactorOn", to, data: event }],
    ["second factor off", { template: "secondFactorOff", to, data: event }],
    ["passkey added", { template: "passkeyAdded", to, data: { ...event, names: ["Telefono"] } }],
    ["passkey removed", { template: "passkeyRemoved", to, data: { ...event, names: ["Telefono"] } }],
    [
      "passkeys removed",
      { template: "passkeyRemoved", to, data: { ...event, names: ["Telefono", "Computer"] } },
    ],
    ...(["open", "won", "lost"] as const).map((state): [string, Mail] => [
      `dispute: ${state}`,
      { template: "paymentDisputed", to, data: { kind: "booking", id: 42, amount: 7000, state } },
    ]),
    [
      "webhook switched off",
      {
        template: "webhookSwitchedOff",
        to,
        data: { url: "https://gestionale.example.org/avvisi", description: "Gestionale" },
      },
    ],
    [
      "inactive",
      {
        template: "inactivityWarning",
        to,
        data: { userId: 7, firstName: "Giulia", removalDay: "2027-01-08" },
      },
    ],
  ];
}

/** Every e-mail to a person in the given language, with a name for the test. */
export function everyMail(language: Language): [name: string, mail: Mail][] {
  const typed = TYPED[language];
  const groups = {
    booking: bookingMails(typed),
    prepayment: prepaymentMails(typed),
    "sign-up": signUpMails(typed),
    waiting: waitingMails(typed),
    money: moneyMails(typed),
    membership: membershipMails(language),
    passes: passMails(language),
    account: accountMails(),
    administrators: administratorMails(language),
  };
  return Object.entries(groups).flatMap(([group, mails]) =>
    mails.map(([name, mail]): [string, Mail] => [`${group}: ${name}`, { ...mail, language }]),
  );
}
