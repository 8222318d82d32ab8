import { z } from "zod";
import { isUnclearPrice, parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "./bounded-text";
import { addressText, list, optionalLine, text } from "./fields";

/** Fields of catalogue entries: addresses of pictures and forms, prices in words, lists, numbers of people. */

/** An upper bound for numbers of people. */
const MAX_HEADCOUNT = 100_000;

/** A web address: http or https only. */
export const webAddress = (message: string) =>
  addressText().refine((value) => {
    if (!URL.canParse(value)) return false;
    return ["http:", "https:"].includes(new URL(value).protocol);
  }, message);

export const secureAddress = webAddress(VALIDATION.secureAddress).refine(
  (value) => value.startsWith("https://"),
  VALIDATION.secureAddress,
);

/** The address of a picture: a web address, or a path of this site. */
export const imageAddress = addressText().refine(
  (value) =>
    /^\/(?:[\w\-.%][\w\-./%]*)?$/.test(value) ||
    /^(\.?\/?)uploads\/[\w\-./%]+$/.test(value) ||
    (URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol)),
  VALIDATION.imageAddress,
);

export const nullableImageAddress = z
  .union([z.literal(""), imageAddress], VALIDATION.imageAddress)
  .nullable()
  .transform((value) => value || null);

/** A number of euros whose text is parsed as the same number: "1.234" would mean thousands. */
const priceNumber = z
  .number()
  .nonnegative()
  .refine((value) => parsePrice(String(value)) === Math.round(value * 100), VALIDATION.price)
  .transform(String);

/** A price: euros as text, or a description such as "su richiesta". Numbers are converted to text. */
export const priceText = z
  .union([priceNumber, optionalLine(100)], VALIDATION.price)
  .refine((value) => value.length > 0, VALIDATION.price)
  .refine((value) => !isUnclearPrice(value), VALIDATION.priceUnclear);

/** An optional price: null and empty text become null. */
export const nullablePrice = z
  .union([z.literal("").transform(() => null), priceText], VALIDATION.price)
  .nullable();

const withoutBlanks = (list: readonly string[]) =>
  list.map((item) => item.trim()).filter((item) => item !== "");

/** A list of short texts, or one text separated by commas (docs/rules.md). */
export const textList = z
  .union(
    [list(optionalLine(100)), optionalLine(5000).transform((value) => value.split(","))],
    VALIDATION.invalid,
  )
  .transform(withoutBlanks);

/** A list of texts, or one text with an item per line. */
export const textLines = z
  .union([list(optionalLine(500)), text(10_000).transform((value) => value.split("\n"))], VALIDATION.invalid)
  .transform(withoutBlanks);

/** A number of people, at least 1; `message` for anything else. */
export const headcount = (message: string) =>
  z
    .union(
      [
        z.number(),
        shortString()
          .trim()
          .regex(/^-?\d{1,9}$/, message)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.int(message).min(1, message).max(MAX_HEADCOUNT));

/** The minimum number of participants of a course or event; 1 when left empty. */
export const smallestGroup = z
  .union([z.literal(""), headcount(VALIDATION.minParticipants)], VALIDATION.minParticipants)
  .nullable()
  .transform((value) => value || 1);

/** The link of an external sign-up form; empty text becomes null. */
export const nullableFormAddress = z
  .union([z.literal(""), webAddress(VALIDATION.formAddress)], VALIDATION.formAddress)
  .nullable()
  .transform((value) => value || null);
