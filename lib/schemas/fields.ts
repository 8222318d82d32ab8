import "./zod-config";
import { z } from "zod";
import { withHyphens } from "@/lib/domain/language/fold-text";
import { bareEmail } from "@/lib/domain/person/email";
import { hasSiteAddress } from "@/lib/domain/person/site-address";
import {
  asPasted,
  asTyped,
  hasHiddenCharacters,
  hasInvisible,
  plainLines,
  withoutInvisible,
} from "@/lib/domain/person/visible-text";
import { isWallTime, parseDay } from "@/lib/domain/time/dates";
import { VALIDATION } from "@/lib/messages/validation";
import { atMost, cleaned, counted, isStorable, sentText, shortString } from "./bounded-text";
import { DOCUMENTED } from "./documented";

/**
 * Text as people type it: trimmed, storable, at most `max` characters. `missing` is the message when the value is not a
 * string.
 */
export const text = (max = 200, missing?: string) =>
  sentText(max, missing)
    .overwrite(plainLines)
    .trim()
    .max(max, atMost(max))
    .refine(isStorable, VALIDATION.unstorable);

interface ListMessages {
  /** The message for an empty list; without it, empty lists are valid. */
  atLeastOne?: string;
  tooMany?: string;
  /** The message for a value that is not a list. */
  invalid?: string;
}

/** A list of at most `max` items. */
export const list = <Item extends z.ZodType>(
  item: Item,
  max = 100,
  { atLeastOne, tooMany, invalid }: ListMessages = {},
) => {
  const items = z.array(item, invalid).max(max);
  return counted(atLeastOne === undefined ? items : items.min(1, atLeastOne), max, tooMany);
};

/** Values by name, at most `max` of them. */
export const record = <Value extends z.ZodType>(value: Value, max = 200) =>
  counted(z.record(shortString(500), value, VALIDATION.invalid), max);

/** A number, a code or an address: pasted text is cleaned before it is checked. */
export const typedText = (max = 200, missing?: string) =>
  sentText(max, missing)
    .overwrite(cleaned(asTyped))
    .trim()
    .max(max, atMost(max))
    .refine(isStorable, VALIDATION.unstorable);

/** A search text. Words of a title keep their dashes. */
export const searchText = sentText(100)
  .overwrite(cleaned(asPasted))
  .trim()
  .max(100, atMost(100))
  .refine(isStorable, VALIDATION.unstorable)
  .optional();

/** The address of a page; invisible marks pasted with it are removed. */
export const addressText = (max = 2000, missing?: string) =>
  sentText(max, missing)
    .overwrite(cleaned(withoutInvisible))
    .trim()
    .max(max, atMost(max))
    .refine(isStorable, VALIDATION.unstorable);

/** As `typedText`, optional: null and empty text become null. */
export const nullableTyped = (max = 200) =>
  typedText(max)
    .nullable()
    .transform((value) => value || null);

export const requiredText = (message: string, max = 200) => text(max, message).min(1, message);

/** Control characters, line and paragraph separators, and marks that change the text direction. */
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const onOneLine = <T extends z.ZodType<string>>(schema: T) =>
  schema
    .refine((value) => !LINE_BREAK.test(value), VALIDATION.oneLine)
    .refine((value) => LINE_BREAK.test(value) || !hasHiddenCharacters(value), VALIDATION.invisible);

/**
 * One line of text without hidden characters, for values used in mail subjects, calendars, payment codes or file names.
 */
export const lineText = (message: string, max = 200) => onOneLine(requiredText(message, max));

/** As `lineText`, but may be empty. */
export const optionalLine = (max = 200) => onOneLine(text(max));

/** As `lineText`, optional: null and empty text become null. */
export const nullableLine = (max = 200) =>
  optionalLine(max)
    .nullable()
    .transform((value) => value || null);

/**
 * A name, an address, or another text that identifies a person or the association: one line without invisible
 * characters, so that names that look the same are the same.
 */
export const nameText = (message: string, max = 200) =>
  lineText(message, max).refine((value) => !hasInvisible(value), VALIDATION.invisible);

/** As `nameText`, optional: null and empty text become null. */
export const nullableName = (max = 200) =>
  nullableText(max)
    .refine((value) => value === null || !LINE_BREAK.test(value), VALIDATION.oneLine)
    .refine((value) => value === null || !hasInvisible(value), VALIDATION.invisible);

/**
 * A name, or another text of a person that appears in mails: `nameText` without links, since anybody can cause a mail
 * to another person under such a name.
 */
export const personText = (message: string, max = 200) =>
  nameText(message, max)
    .overwrite(withHyphens)
    .refine((value) => !hasSiteAddress(value), VALIDATION.noSiteAddress);

/*
 * The nullable fields read null and empty text as null, but do not accept a missing field: add `.default(null)` in a
 * creation, and `.optional()` in a change, where missing fields stay as they are.
 */

export const nullableText = (max = 200) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

/** A key that the association assigns to an entry of a list: letters, digits and hyphens. */
export const keyText = text(20).regex(/^[A-Za-z0-9-]{2,20}$/, VALIDATION.key);

/** Whether all keys are distinct, ignoring case. */
export const haveOwnKeys = (all: readonly { key: string }[]): boolean =>
  new Set(all.map(({ key }) => key.toLowerCase())).size === all.length;

/** Reduces "Tel. 040 123456," and "cell: 333·1234567" to the number alone. */
const barePhone = (typed: string): string =>
  typed
    .replace(/^(?:tel|telefono|cell|cel|cellulare|mobile|phone)[.:]{0,2} ?(?=[+(\d])/i, "")
    .replace(/[,;.]$/, "")
    .replace(/[·•]/g, ".");

/** A telephone number: "+39 333 1234567", "(+39) 040 12345". */
export const phoneText = (max: number, message: string) =>
  typedText(max, message)
    .overwrite(barePhone)
    .refine((value) => /^\(?\+?[\d\s()./-]*$/.test(value) && value.replace(/\D/g, "").length >= 5, message);

export const emailField = (message: string) =>
  typedText(254, message)
    .overwrite(cleaned(bareEmail))
    .register(DOCUMENTED, { as: { format: "email" } })
    .pipe(z.email(message));

/** HH:MM */
export const timeField = shortString().refine(isWallTime, VALIDATION.time);

export const nullableTime = z
  .union([z.literal(""), timeField], VALIDATION.time)
  .nullable()
  .transform((value) => value || null);

/** A calendar day, or an instant that is converted to its day in Europe/Rome. `missing` is the message for no value. */
export const requiredDay = (missing?: string) =>
  shortString(100, missing)
    .register(DOCUMENTED, { as: { format: "date" } })
    .transform((value, context) => {
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
      shortString()
        .trim()
        .regex(/^-?\d{1,15}$/, VALIDATION.integer)
        .transform(Number),
    ],
    VALIDATION.integer,
  )
  .pipe(z.int(VALIDATION.integer).min(-2147483648).max(2147483647));

/** The largest id of the database (int4). */
export const MAX_ID = 2_147_483_647;

/** The id of another entity in a body; null and empty text become null. */
export const nullableId = z
  .union(
    [z.literal("").transform(() => null), integer.pipe(z.number().min(1).max(MAX_ID))],
    VALIDATION.invalid,
  )
  .nullable();

/** An id in a path: digits. A number beyond the database's range is valid, and simply not found. */
export const idParam = shortString()
  .regex(/^[1-9]\d{0,18}$/, VALIDATION.id)
  .transform((value) => Math.min(Number(value), MAX_ID))
  .register(DOCUMENTED, { as: { type: "integer", minimum: 1 } });

export const idParams = z.object({ id: idParam });

export const queryFlag = z
  .enum(["true", "false", "1", "0"], VALIDATION.invalid)
  .transform((value) => value === "true" || value === "1")
  .register(DOCUMENTED, { as: { type: "boolean" } });

/** `page` and `pageSize` of paged lists. */
export const pageQuery = {
  page: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(500).default(100),
};

/**
 * The total in cents that the client displayed (0 for a price on request), to be compared with the current one. If
 * omitted, any price is accepted.
 */
export const expectedTotalField = integer.pipe(z.number().min(0)).optional();
