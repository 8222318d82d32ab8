import { z } from "zod";
import { hasInvisible, hidesSomething } from "@/lib/domain/person/visible-text";
import { isWallTime, parseDay } from "@/lib/domain/time/dates";
import { VALIDATION } from "@/lib/messages/validation";

/** Field atoms: the parts from which every form, handler and document is composed. */

z.config({
  // Compiled validators need eval, which the policy for scripts forbids in the browser; merely trying is reported.
  jitless: typeof window !== "undefined",
  customError: (issue) => {
    if (issue.code === "invalid_type")
      return issue.input === undefined || issue.input === null ? VALIDATION.required : VALIDATION.invalid;
    if (issue.code === "too_small")
      return issue.origin === "number" ? VALIDATION.atLeast(issue.minimum) : VALIDATION.required;
    if (issue.code === "too_big")
      return issue.origin === "number" ? VALIDATION.atMost(issue.maximum) : VALIDATION.tooLong(issue.maximum);
    return VALIDATION.invalid;
  },
});

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** PostgreSQL holds no NUL and JSON no half of a surrogate pair. */
export const isStorable = (value: string): boolean => !value.includes("\0") && !LONE_SURROGATE.test(value);

/** Text as people type it: trimmed, storable, at most `max` characters. `missing` is said when there is none at all. */
export const text = (max = 200, missing?: string) =>
  z.string(missing).trim().max(max).refine(isStorable, VALIDATION.unstorable);

/** Text that must be there, with its own message. */
export const requiredText = (message: string, max = 200) => text(max, message).min(1, message);

/** Any control, line or paragraph separator, and marks that turn the direction of what follows. */
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text without hidden signs, for what stands in a subject, a calendar, a payment code or a file's name. */
export const lineText = (message: string, max = 200) =>
  requiredText(message, max)
    .refine((value) => !LINE_BREAK.test(value), VALIDATION.oneLine)
    .refine((value) => LINE_BREAK.test(value) || !hidesSomething(value), VALIDATION.invisible);

/**
 * A name, an address, or whatever else identifies a person or the association: one line that holds nothing a reader
 * cannot see, so that two names that look the same are the same.
 */
export const nameText = (message: string, max = 200) =>
  lineText(message, max).refine((value) => !hasInvisible(value), VALIDATION.invisible);

/** The same where there may be none; null and empty text for none. */
export const nullableName = (max = 200) =>
  nullableText(max)
    .refine((value) => value === null || !LINE_BREAK.test(value), VALIDATION.oneLine)
    .refine((value) => value === null || !hasInvisible(value), VALIDATION.invisible);

/** What a mail program would make a link of: "www.", a scheme, "name.tld", four numbers with dots. */
const SITE_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-][.。]\p{L}{2,}|\d+(?:\.\d+){3}/iu;

/** Italian titles that look like a name with a domain. */
const TITLE = /\b(?:(?:dott|prof)\.ssa|sig\.(?:ra|na|ri))\b/giu;

/**
 * A name, or whatever else of a person is written into mails: also no address of a site, since anybody can have a mail
 * sent to somebody else under such a name.
 */
export const personText = (message: string, max = 200) =>
  nameText(message, max).refine(
    (value) => !SITE_ADDRESS.test(value.normalize("NFKC").replace(TITLE, "")),
    VALIDATION.noSiteAddress,
  );

/*
 * The nullable atoms take null and empty text for null, but not a missing field: what is missing gets `.default(null)`
 * in a creation and `.optional()` in a change, where a field that is not sent must stay as it was.
 */

export const nullableText = (max = 200) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

export const emailField = (message: string) => text(254, message).pipe(z.email(message));

/** HH:MM */
export const timeField = z.string().refine(isWallTime, VALIDATION.time);

export const nullableTime = z
  .union([z.literal(""), timeField], VALIDATION.time)
  .nullable()
  .transform((value) => value || null);

/** A calendar day, or an instant that stands for its day in Europe/Rome. `missing` is said when there is none. */
export const requiredDay = (missing?: string) =>
  z.string(missing).transform((value, context) => {
    const day = parseDay(value);
    if (day !== null) return day;
    const message = missing !== undefined && value.trim() === "" ? missing : VALIDATION.day;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

export const dayField = requiredDay();

export const nullableDay = z
  .union([z.literal("").transform(() => null), dayField], VALIDATION.day)
  .nullable();

/** A whole number from a body: a number, or digits in a string as forms send them. */
export const integer = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}$/, VALIDATION.integer)
        .transform(Number),
    ],
    VALIDATION.integer,
  )
  .pipe(z.int(VALIDATION.integer).min(-2147483648).max(2147483647));

/** More people than any room of the centre, or its garden, will hold. */
const MAX_HEADCOUNT = 100_000;

/** The largest id that the database can hold. */
export const MAX_ID = 2_147_483_647;

/** The id of something else in a body; null and empty text for none. */
export const nullableId = z
  .union(
    [z.literal("").transform(() => null), integer.pipe(z.number().min(1).max(MAX_ID))],
    VALIDATION.invalid,
  )
  .nullable();

/** An id in a path: digits. One beyond the database's range is well formed and belongs to nothing. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, VALIDATION.id)
  .transform((value) => Math.min(Number(value), MAX_ID));

export const idParams = z.object({ id: idParam });

/** "true"/"false" in a query. */
export const queryFlag = z
  .enum(["true", "false", "1", "0"], VALIDATION.invalid)
  .transform((value) => value === "true" || value === "1");

/** page and pageSize of lists that can grow ("Conventions"). */
export const pageQuery = {
  page: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(500).default(100),
};

/** An address typed by a person: http or https and nothing else. */
export const webAddress = (message: string) =>
  text(2000).refine((value) => {
    if (!URL.canParse(value)) return false;
    return ["http:", "https:"].includes(new URL(value).protocol);
  }, message);

/** Where a picture may come from: a web address, or a path of this site. */
export const imageAddress = text(2000).refine(
  (value) =>
    /^\/(?!\/)[\w\-./%]*$/.test(value) ||
    /^(\.?\/?)uploads\/[\w\-./%]+$/.test(value) ||
    (URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol)),
  VALIDATION.imageAddress,
);

export const nullableImageAddress = z
  .union([z.literal(""), imageAddress], VALIDATION.imageAddress)
  .nullable()
  .transform((value) => value || null);

/** A price field: euros as text, or a description such as "su richiesta"; a bare number is taken as text. */
export const priceText = z
  .union([z.number().nonnegative().transform(String), text(100)], VALIDATION.price)
  .refine((value) => value.length > 0, VALIDATION.price);

const withoutBlanks = (list: readonly string[]) =>
  list.map((item) => item.trim()).filter((item) => item !== "");

/** A list of short texts, or one text with commas (docs/rules.md). */
export const textList = z
  .union([z.array(text(100)).max(100), text(5000).transform((value) => value.split(","))], VALIDATION.invalid)
  .transform(withoutBlanks);

/** A list of sentences, or one text with a sentence on each line. */
export const textLines = z
  .union(
    [z.array(text(500)).max(100), text(10_000).transform((value) => value.split("\n"))],
    VALIDATION.invalid,
  )
  .transform(withoutBlanks);

/** A number of people, 1 at least: anything else gets the message. */
export const headcount = (message: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,9}$/, message)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.int(message).min(1, message).max(MAX_HEADCOUNT));

/** The fewest people that a course or event takes place with; left empty, one. */
export const smallestGroup = z
  .union([z.literal(""), headcount(VALIDATION.minParticipants)], VALIDATION.minParticipants)
  .nullable()
  .transform((value) => value || 1);

/** The link of an external sign-up form; empty text means none. */
export const nullableFormAddress = z
  .union([z.literal(""), webAddress(VALIDATION.formAddress)], VALIDATION.formAddress)
  .nullable()
  .transform((value) => value || null);

/** What a screen has shown as the total, in cents; 0 for a price on request. Left out, any price is taken. */
export const expectedTotalField = integer.pipe(z.number().min(0)).optional();
