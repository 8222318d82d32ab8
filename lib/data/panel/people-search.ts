import "server-only";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { literal, wordsIn } from "@/lib/data/search-words";
import { bareFiscalCode, isFiscalCode } from "@/lib/domain/person/fiscal-code";
import { asTyped } from "@/lib/domain/person/visible-text";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";

/**
 * Searches people by the folded column `search_text`: name, e-mail address, codice fiscale and the digits of the phone,
 * each word after a space. The conditions are written so that its trigram index is used.
 */

/** Fewer letters inside a word occur in nearly every row and cannot use the index: they must begin a word. */
const SHORTEST_PART = 3;

const PHONE = /^[+\d(][\d\s()./-]*$/;
/** The prefix of Italy without "+" or "00". */
const BARE_PREFIX = /^39\d{9,}$/;

const beginsOrHolds = (text: Prisma.Sql, isShort: boolean): Prisma.Sql =>
  Prisma.sql`p.search_text LIKE ${isShort ? "% " : "%"} || ${text} || '%'`;

const holdsWord = (word: string): Prisma.Sql =>
  beginsOrHolds(Prisma.sql`search_fold(${literal(word)})`, [...word].length < SHORTEST_PART);

/** In any spelling: with or without the prefix of Italy, spaces, dots, slashes and dashes. */
function holdsPhone(phone: string): Prisma.Sql {
  const digits = Prisma.sql`phone_digits(${phone})`;
  const isShort = phone.replace(/\D/g, "").length < SHORTEST_PART;
  return Prisma.sql`(${digits} <> '' AND ${beginsOrHolds(digits, isShort)})`;
}

function wordsOf(q: string): string[] {
  const joined = bareFiscalCode(q);
  return isFiscalCode(joined) ? [joined] : wordsIn(q.replace(/[,;]/g, " "));
}

function membersOf(text: string): Prisma.Sql {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  return Prisma.sql`
    SELECT m.person_id FROM members m
    WHERE (m.number = ${number}::int OR (m.card_code = upper(${text}) AND m.number IS NOT NULL))
      AND m.person_id IS NOT NULL`;
}

/** The ids of exact matches: by a number, or by the e-mail address or username of the account. */
function exactIds(text: string): Prisma.Sql {
  const numbers = [
    ["booking", parseConfirmationNumber(text, "booking")],
    // Digits alone, or after "#", are the number of a booking.
    ["course", /[ce]/i.test(text) ? parseConfirmationNumber(text, "course") : null],
    ["event", /[ce]/i.test(text) ? parseConfirmationNumber(text, "event") : null],
  ] as const;
  const found = numbers.flatMap(([kind, id]) => {
    const { rows, number } = CHARGE_TABLES[kind];
    return id === null
      ? []
      : [Prisma.sql`SELECT t.person_id FROM ${rows} t WHERE t.${number} = ${id} AND t.person_id IS NOT NULL`];
  });
  const byAccount = Prisma.sql`
    SELECT u.person_id FROM users u
    WHERE u.email = ${text}::citext OR u.username = ${text}::citext`;
  return Prisma.sql`ARRAY(${Prisma.join([...found, membersOf(text), byAccount], " UNION ALL ")})`;
}

interface PeopleSearch {
  /** The condition on `people p`. */
  condition: Prisma.Sql;
  /** An array of the ids that match exactly, to be shown first. */
  exact: Prisma.Sql;
}

/** Null for an empty search text. */
export function peopleSearch(q: string): PeopleSearch | null {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const text = q.trim();
  const phone = asTyped(text).replace(/^tel:/i, "");
  const exact = exactIds(text);
  const ways = [
    Prisma.sql`(${Prisma.join(words.map(holdsWord), " AND ")})`,
    ...(PHONE.test(phone) ? [holdsPhone(phone)] : []),
    ...(BARE_PREFIX.test(phone.replace(/\D/g, "")) ? [holdsPhone(`+${phone}`)] : []),
    Prisma.sql`p.id = ANY(${exact})`,
  ];
  return { condition: Prisma.sql`(${Prisma.join(ways, " OR ")})`, exact };
}
