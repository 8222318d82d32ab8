import "server-only";
import { z } from "zod";
import { fixRowsUntil } from "@/lib/data/books/income";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { isKnown, type Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import type { CalendarDay } from "@/lib/domain/time/dates";

/**
 * Anonymizes rows that must stay for accounting. When an account is erased, the IBAN of an open refund stays
 * (refund-ibans.ts); after the retention period of the privacy page it is erased too.
 */

const NOBODY = { firstName: "Utente", lastName: "eliminato", phone: null, notes: null };
const OF_NOBODY = { personId: null };
/** A free-text reason may contain names. */
const OF_BOOKINGS = { ...NOBODY, cancelReason: null, googleCalendarEventId: null };
const NO_ADDRESS = "eliminato@example.invalid";

/** Anonymizes the person's bookings of spaces. The caller has canceled the upcoming ones. */
export async function eraseFromBookings(tx: Transaction, person: Person): Promise<void> {
  await tx.booking.updateMany({
    where: { personId: person.personId },
    data: { ...OF_BOOKINGS, email: NO_ADDRESS, purpose: "Prenotazione", ...OF_NOBODY },
  });
}

/** Characters between words: ASCII and Latin-1 signs, and the punctuation of other scripts. */
const BETWEEN_WORDS =
  "[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff0f]+";
/** Chinese and Japanese characters, which are written without spaces: each counts as a word. */
const UNSPACED = "([\\u3040-\\u9fff])";

/** What surrounds an e-mail address that is not part of a longer one. */
const ADDRESS_STARTS = "(^|[^a-z0-9._%+-])";
const ADDRESS_ENDS = "($|[^a-z0-9.-]|\\.($|[^a-z0-9]))";
/** A character of an address that may have a meaning in a pattern. */
const ASCII_SIGN = "([\\u0021-\\u002f\\u003a-\\u003f\\u005b-\\u0060\\u007b-\\u007e])";

/** The folded words of a text, each with a space before and after it. */
const wordsIn = (text: Prisma.Sql) => Prisma.sql`(' ' || btrim(regexp_replace(
  regexp_replace(person_name_fold(${text}), ${UNSPACED}::text, ${" \\1 "}::text, 'g'),
  ${BETWEEN_WORDS}::text, ' ', 'g')) || ' ')`;

/** The person of an erasure: the words of their names, a pattern of their e-mail address and their codice fiscale. */
const searched = ({ personId }: Person) => Prisma.sql`
  person AS MATERIALIZED (
    SELECT ${wordsIn(Prisma.sql`first_name`)} AS first_words, ${wordsIn(Prisma.sql`last_name`)} AS last_words,
      ${ADDRESS_STARTS}::text || regexp_replace(lower(email::text), ${ASCII_SIGN}::text, ${"\\\\\\1"}::text, 'g')
        || ${ADDRESS_ENDS}::text AS address,
      lower(fiscal_code) AS fiscal_code
    FROM people WHERE id = ${personId})`;

/** Whether folded words contain a name, word by word: "Al" is not in "Alba". No text contains an empty name. */
const hasName = (words: Prisma.Sql, name: Prisma.Sql) =>
  Prisma.sql`(btrim(${name}) <> '' AND position(${name} IN ${words}) > 0)`;

/** Whether folded words contain both names of the `person`, in any order. */
const namesPerson = (words: Prisma.Sql) => Prisma.sql`(
  ${hasName(words, Prisma.sql`person.last_words`)} AND ${hasName(words, Prisma.sql`person.first_words`)})`;

/** Erases notes of closures that contain the person's name: titles from an imported calendar. */
export async function eraseFromClosures(tx: Transaction, person: Person): Promise<void> {
  await tx.$executeRaw`
    WITH ${searched(person)}
    UPDATE closures c SET note = NULL FROM person
    WHERE c.note IS NOT NULL AND ${namesPerson(wordsIn(Prisma.sql`c.note`))}`;
}

const NOT_ASCII = "[^\\u0001-\\u007f]";
const wordsRow = z.object({ first: z.string(), last: z.string() });

/**
 * A pattern for lower-case texts that may contain folded words: it misses none and is fast, since folding a file takes
 * seconds. Folding keeps letters of ASCII; each may be written with an accent.
 */
export function roughPattern(words: string): string {
  const pattern = words
    .trim()
    .replace(/[a-z0-9]|[^ a-z0-9]+| +/g, (part) =>
      /[a-z0-9]/.test(part)
        ? `(?:${part}|${NOT_ASCII})${NOT_ASCII}*`
        : part.startsWith(" ")
          ? ".*"
          : `${NOT_ASCII}+`,
    );
  const starts = /^ *[a-z0-9]/.test(words) ? "(?:^|[^a-z0-9])" : "";
  return `${starts}${pattern}${/[a-z0-9] *$/.test(words) ? "(?:$|[^a-z0-9])" : ""}`;
}

/**
 * Deletes uncommitted imports in which a row has the person's names, address or codice fiscale; importing a file again
 * takes a minute. An unverified address does not count: it may belong to a different person. An import that is being
 * committed is skipped, since it deletes its rows itself.
 */
export async function eraseOpenImports(tx: Transaction, person: Person): Promise<void> {
  const named = Prisma.sql`SELECT ${wordsIn(Prisma.sql`first_name`)} AS first, ${wordsIn(Prisma.sql`last_name`)} AS last
    FROM people WHERE id = ${person.personId}`;
  const [words] = await queryRows(tx, wordsRow, named);
  if (words === undefined) return;
  await tx.$executeRaw`
    WITH ${searched(person)}
    DELETE FROM imports WHERE id IN (
      SELECT m.id FROM imports m CROSS JOIN person
      WHERE m.committed_at IS NULL AND EXISTS (
        SELECT 1 FROM jsonb_array_elements(m.cells) AS file(file_row), LATERAL (
          SELECT lower(string_agg(cell, ' ')) AS line FROM jsonb_array_elements_text(file_row) AS cell) AS of_row
        WHERE position(person.fiscal_code IN line) > 0
          OR (${isKnown(person)} AND line ~ person.address)
          OR (line ~ ${roughPattern(words.last)} AND line ~ ${roughPattern(words.first)}
            AND ${namesPerson(wordsIn(Prisma.sql`line`))}))
      FOR UPDATE OF m SKIP LOCKED)`;
}

export async function listComingBookingIds(tx: Transaction, person: Person, now: Date): Promise<number[]> {
  const rows = await tx.booking.findMany({
    where: { personId: person.personId, status: { not: "canceled" }, startsAt: { gt: now } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.id);
}

export async function listComingRooms(tx: Transaction, person: Person, now: Date): Promise<number[]> {
  const rows = await tx.booking.findMany({
    where: { personId: person.personId, status: { not: "canceled" }, startsAt: { gt: now } },
    select: { spaceId: true },
    distinct: ["spaceId"],
  });
  return rows.map(({ spaceId }) => spaceId);
}

export async function listOfferingsOf(
  tx: Transaction,
  person: Person,
): Promise<{ eventId: number | null; courseId: number | null }[]> {
  const live = { personId: person.personId, status: { not: "canceled" as const } };
  return tx.signUp.findMany({ where: live, select: { eventId: true, courseId: true } });
}

/** Deletes the person's waiting list entries. The caller has passed on their offers. */
export async function eraseWaits(tx: Transaction, person: Person): Promise<void> {
  await tx.waitingEntry.deleteMany({ where: { personId: person.personId } });
}

/**
 * Anonymizes a sign-up `s`, companions included. Addresses are unique among an event's live sign-ups, so each gets its
 * own placeholder.
 */
const SIGN_UP_OF_NOBODY = Prisma.sql`
  first_name = 'Utente', last_name = 'eliminato', phone = NULL, notes = NULL, companions = '{}', cancel_reason = NULL,
  email = CASE s.kind WHEN 'event' THEN 'eliminato-' || s.number || '@example.invalid' ELSE ${NO_ADDRESS} END,
  person_id = NULL`;

/** Anonymizes the person's sign-ups. The caller has canceled the upcoming ones. */
export async function eraseFromSignUps(tx: Transaction, person: Person): Promise<void> {
  await tx.$executeRaw`UPDATE sign_ups s SET ${SIGN_UP_OF_NOBODY} WHERE person_id = ${person.personId}`;
}

/** The law requires the content of a receipt to be kept; its mail recipient and owner are not part of it. */
export async function eraseFromReceipts(tx: Transaction, person: Person): Promise<void> {
  await tx.receipt.updateMany({ where: { personId: person.personId }, data: { email: null, ...OF_NOBODY } });
}

/**
 * Erases the notes of payments whose charge is anonymized, since a note may name the payer. It is the only change that
 * the ledger's trigger allows. The caller has anonymized the bookings and sign-ups.
 */
export async function strikePaymentNotes(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE payments p SET note = NULL WHERE p.note IS NOT NULL AND payment_is_of_nobody(p)`;
}

/** The end of the run of a course that a sign-up `s` is for; null for days and single lessons, and if canceled. */
const RUN_END = Prisma.sql`
  (SELECT CASE WHEN k.end_date IS NOT NULL THEN k.end_date WHEN k.is_active THEN 'infinity'::date END FROM courses k
    WHERE k.id = s.course_id AND k.start_date IS NOT NULL AND s.single_time IS NULL AND s.status <> 'canceled')`;

async function eraseSignUpsBefore(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.$executeRaw`
    WITH over AS (
      UPDATE sign_ups s SET ${SIGN_UP_OF_NOBODY} FROM charges c
      WHERE c.id = s.charge_id AND (s.email NOT LIKE 'eliminato%@example.invalid' OR c.refund_iban IS NOT NULL)
        AND COALESCE(
        (SELECT COALESCE(e.end_date, e.event_date) FROM events e WHERE e.id = s.event_id),
        s.end_date, ${RUN_END}, s.start_date, (s.made_at AT TIME ZONE 'Europe/Rome')::date) < ${day}::date
      RETURNING s.charge_id)
    UPDATE charges SET refund_iban = NULL WHERE id IN (SELECT charge_id FROM over)`;
}

/** Anonymizes bookings, sign-ups and passes that ended before a day (privacy page: booking data is kept 5 years). */
export async function eraseBookingDataBefore(day: CalendarDay): Promise<void> {
  const column = toDateColumn(day);
  await prisma().$transaction(async (tx) => {
    // Fix their rows in the books first: these must not depend on the erased owners.
    await fixRowsUntil(tx, day);
    await tx.booking.updateMany({
      where: { endDate: { lt: column }, email: { not: NO_ADDRESS } },
      data: { ...OF_BOOKINGS, email: NO_ADDRESS, purpose: "Prenotazione", ...OF_NOBODY },
    });
    await tx.pass.updateMany({
      where: { validUntil: { lt: column }, personId: { not: null } },
      data: { personId: null, cancelReason: null },
    });
    const isOver = [{ booking: { endDate: { lt: column } } }, { pass: { validUntil: { lt: column } } }];
    await tx.charge.updateMany({
      where: { refundIban: { not: null }, OR: isOver },
      data: { refundIban: null },
    });
    await tx.waitingEntry.deleteMany({ where: { createdAt: { lt: column } } });
    await eraseSignUpsBefore(tx, day);
    await strikePaymentNotes(tx);
  });
}
