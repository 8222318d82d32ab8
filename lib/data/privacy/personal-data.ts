import "server-only";
import { fixRowsOfPerson } from "@/lib/data/books/income";
import { exportTeacher, forgetTeacher } from "@/lib/data/catalogue/teachers";
import type { Transaction } from "@/lib/data/client";
import { listPaymentsOf } from "@/lib/data/money/payments";
import { deleteAccount } from "@/lib/data/person/accounts";
import { exportCalendarFeed } from "@/lib/data/person/calendar-feeds";
import { eraseInvitations, exportInvitations } from "@/lib/data/person/invitations";
import { eraseNewsletterLinks } from "@/lib/data/person/newsletter";
import { deletePerson } from "@/lib/data/person/people";
import type { Person } from "@/lib/data/person/person";
import { exportSignInAddresses } from "@/lib/data/person/sign-in-addresses";
import { eraseSignInCodes } from "@/lib/data/person/sign-in-codes";
import { exportReceipts } from "@/lib/data/till/receipts";
import type { CalendarDay } from "@/lib/domain/time/dates";
import {
  exportAuditEntries,
  exportBookings,
  exportCourseBookings,
  exportFormerAddresses,
  exportPasskeys,
  exportPersonRecord,
  exportRegistrations,
  exportSessions,
  exportWaits,
} from "./account-export";
import {
  eraseDeliveries,
  eraseMailJobs,
  eraseStoredResponses,
  listAnswers,
  listMailJobs,
} from "./account-traces";
import {
  eraseFromBookings,
  eraseFromClosures,
  eraseFromReceipts,
  eraseFromSignUps,
  eraseOpenImports,
  eraseWaits,
  strikePaymentNotes,
} from "./erasure";
import { exportMemberships, exportPasses, leavePasses, leaveRegister } from "./memberships";
import { eraseSentMails, exportMailings, exportSentMails } from "./sent-mails";
import { WITHOUT_PERSONAL_DATA } from "./without-personal-data";

/**
 * Declares for each table which personal data it holds, and how it is exported and erased. Export and erasure of
 * people, with or without an account, run over this list; a test fails for a table that is not in it.
 */

/** The name in the export, and the query behind it. */
interface Exported {
  as: string;
  list: (person: Person) => Promise<unknown>;
}

interface DataHandling {
  /** What is exported, or the reason why nothing is. */
  exported: Exported | readonly Exported[] | string;
  /** Erases the person from the table, or states why nothing has to be done. `today` is a day in Europe/Rome. */
  erased: ((tx: Transaction, person: Person, today: CalendarDay) => Promise<void>) | string;
}

/** How a table with personal data is handled, or a sentence stating why it holds none. */
type Declaration = DataHandling | string;

const MAILS: DataHandling = {
  exported: { as: "mails", list: listMailJobs },
  // Erases queue and archive together.
  erased: eraseMailJobs,
};

/** Limits an export to people with an account; others get `nothing`. */
const ofAccount =
  <T>(list: (userId: number) => Promise<T>, nothing: T) =>
  async ({ userId }: Person): Promise<T> =>
    userId === null ? nothing : list(userId);

/** By table, in the order of erasure: rows found through sign-ups before these, the account and its person last. */
export const PERSONAL_DATA: Readonly<Record<string, Declaration>> = {
  ...WITHOUT_PERSONAL_DATA,
  "pgboss.job": MAILS,
  "pgboss.archive": { exported: "With the queue.", erased: "With the queue." },
  sent_mails: { exported: { as: "sentMails", list: exportSentMails }, erased: eraseSentMails },
  idempotency_keys: { exported: { as: "storedAnswers", list: listAnswers }, erased: eraseStoredResponses },
  webhook_deliveries: {
    exported: "Copies of what the export has, as other programs were told it; kept for 30 days.",
    erased: eraseDeliveries,
  },
  waiting_entries: { exported: { as: "waitingList", list: exportWaits }, erased: eraseWaits },
  // Before the tables through which the payments are found.
  payment_rows: {
    exported: "In which row of the accounts each payment counts.",
    erased: (tx, { personId }) => fixRowsOfPerson(tx, personId),
  },
  bookings: { exported: { as: "bookings", list: exportBookings }, erased: eraseFromBookings },
  sign_ups: {
    exported: [
      { as: "courseBookings", list: exportCourseBookings },
      { as: "eventRegistrations", list: exportRegistrations },
    ],
    erased: eraseFromSignUps,
  },
  check_ins: {
    exported: "With the sign-ups, as their checkIns.",
    erased: "Days and hours of a sign-up that is anonymized.",
  },
  members: {
    exported: { as: "memberships", list: exportMemberships },
    // The register of members must be kept by law (D.Lgs. 117/2017, art. 15).
    erased: leaveRegister,
  },
  member_versions: {
    exported: "With the memberships, as their register.",
    erased: "The law asks to keep the register of members (D.Lgs. 117/2017, art. 15).",
  },
  member_fees: {
    exported: "With the memberships, as their fees.",
    erased:
      "Amounts of a member; who that was, the register keeps. The reason of a waiver goes, the IBAN of a refund stays until it is paid.",
  },
  member_reminders: {
    exported: "The mails themselves are in the export.",
    erased: "Days on which a mail was sent.",
  },
  passes: {
    exported: { as: "passes", list: exportPasses },
    erased: leavePasses,
  },
  pass_uses: {
    exported: "With the passes, as their uses.",
    erased: "Numbers of entries of a pass that is nobody's.",
  },
  audit_log: {
    exported: { as: "auditLog", list: exportAuditEntries },
    erased:
      "Kept 24 months for the security of all, its client addresses 12. It holds no name: the number of an account that is gone, and reasons, for which the panel asks to name nobody.",
  },
  charges: {
    exported: "With the bookings, sign-ups, fees and passes that they are of.",
    erased: "Amounts, to which the ledger refers; the IBAN of a refund stays until it is paid.",
  },
  payments: {
    exported: { as: "payments", list: listPaymentsOf },
    // The ledger is kept by law. A payment refers to its payer through the charge only, but its note may contain a
    // name.
    erased: (tx) => strikePaymentNotes(tx),
  },
  receipts: {
    exported: { as: "receipts", list: exportReceipts },
    // Receipts must be kept by law as issued, with their holder.
    erased: eraseFromReceipts,
  },
  calendar_feeds: {
    exported: { as: "calendarFeed", list: ofAccount(exportCalendarFeed, null) },
    erased: "They go with the account.",
  },
  sessions: {
    exported: { as: "sessions", list: ofAccount(exportSessions, []) },
    erased: "They go with the account.",
  },
  sign_in_addresses: {
    exported: { as: "signInAddresses", list: ofAccount(exportSignInAddresses, []) },
    erased: "They go with the account.",
  },
  invitations: {
    exported: { as: "invitations", list: exportInvitations },
    erased: eraseInvitations,
  },
  newsletter_links: {
    exported: "Hashes of links in mails; since when the newsletter is received, the person says.",
    erased: eraseNewsletterLinks,
  },
  mailings: "What the association wrote to many; to whom, its recipients say.",
  mailing_recipients: {
    exported: { as: "mailings", list: exportMailings },
    erased: "They go with the person; a mail that waits is not sent.",
  },
  sign_in_codes: {
    exported: "Attempts to sign in, which are over within ten minutes; the codes are in the mails.",
    erased: eraseSignInCodes,
  },
  imports: {
    exported: "Rows of a file that is not imported yet, which are forgotten within a day.",
    erased: eraseOpenImports,
  },
  closures: {
    exported: "The centre's own days; a note is the title of an entry in a calendar of the centre.",
    erased: eraseFromClosures,
  },
  import_items: "Which records came with which file, by number.",
  person_invitations: {
    exported: "The mail itself is in the export.",
    erased: "They go with the person.",
  },
  teachers: {
    exported: { as: "teacher", list: exportTeacher },
    // The public profile stays; its link to the person is removed.
    erased: forgetTeacher,
  },
  person_aliases: {
    exported: { as: "formerAddresses", list: exportFormerAddresses },
    erased: "They go with the person.",
  },
  passkeys: {
    exported: { as: "passkeys", list: ofAccount(exportPasskeys, []) },
    erased: "They go with the account.",
  },
  passkey_challenges: {
    exported: "Random numbers for devices to sign, which are over within five minutes.",
    erased: "They go with the account.",
  },
  recovery_codes: {
    exported: "Hashes of secrets whose originals the person has.",
    erased: "They go with the account.",
  },
  users: {
    exported: "First in the export, as the account.",
    erased: async (tx, { userId }) => {
      if (userId !== null) await deleteAccount(tx, userId);
    },
  },
  people: {
    exported: { as: "person", list: exportPersonRecord },
    erased: deletePerson,
  },
};

const tablesWithData = (): DataHandling[] =>
  Object.values(PERSONAL_DATA).filter(
    (declaration): declaration is DataHandling => typeof declaration !== "string",
  );

/** All data held about a person outside of the account, by export name. */
export async function listHeldData(person: Person): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const { exported } of tablesWithData())
    if (typeof exported !== "string")
      for (const { as, list } of [exported].flat()) data[as] = await list(person);
  return data;
}

/** Erases a person from every table, the account included. The caller has canceled their upcoming bookings. */
export async function erasePerson(tx: Transaction, person: Person, today: CalendarDay): Promise<void> {
  for (const { erased } of tablesWithData()) if (typeof erased !== "string") await erased(tx, person, today);
}
