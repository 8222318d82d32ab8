import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NextIntlClientProvider } from "next-intl";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ownChapters } from "@/components/legal/own-chapters";
import {
  ACCOUNT_INACTIVITY_YEARS,
  AUDIT_RETENTION_MONTHS,
  BOOKING_RETENTION_YEARS,
  BROWSING_RETENTION_MONTHS,
  INACTIVITY_WARNING_MONTHS,
  MAIL_RETENTION_DAYS,
  PLACE_LINK_DAYS,
  REMEMBERED_SESSION_DAYS,
  SESSION_HOURS,
} from "@/lib/domain/person/retention";
import { DELIVERY_DAYS } from "@/lib/domain/program/webhook-events";
import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import { SITE } from "@/tests/helpers/example-site";

/** Periods named in texts match those of the code. */

const WORDS = new Map([
  ["a", 1],
  ["two", 2],
  ["five", 5],
  ["twelve", 12],
  ["twenty-four", 24],
  ["thirty", 30],
  ["ninety", 90],
]);

const read = (file: string) =>
  readFileSync(join(__dirname, "../../../docs", file), "utf8").replaceAll(/\s+/g, " ");

/** The numbers in a sentence, in digits or words; empty if the document no longer contains the sentence. */
const namedIn = (file: string, sentence: RegExp) =>
  (sentence.exec(read(file)) ?? []).slice(1).map((word) => WORDS.get(word.toLowerCase()) ?? Number(word));

test.each<[file: string, sentence: RegExp, periods: number[]]>([
  [
    "rules.md",
    /without activity are removed after (\S+) years, (\S+) month after a warning/,
    [ACCOUNT_INACTIVITY_YEARS, INACTIVITY_WARNING_MONTHS],
  ],
  ["rules.md", /lose their person (\S+) years after their end/, [BOOKING_RETENTION_YEARS]],
  ["rules.md", /or canceled, (\S+) years at most/, [BOOKING_RETENTION_YEARS]],
  [
    "rules.md",
    /Browsing data is kept for (\S+) months: the lines of the log stay for ([\w-]+), the client addresses in them go after (\w+)/,
    [BROWSING_RETENTION_MONTHS, AUDIT_RETENTION_MONTHS, BROWSING_RETENTION_MONTHS],
  ],
  ["rules.md", /Mails that went out are kept for (\S+) days/, [MAIL_RETENTION_DAYS]],
  ["rules.md", /The link ends (\S+) days after the event/, [PLACE_LINK_DAYS]],
  ["rules.md", /\. (\S+) hours, (\S+) days with “Ricordami”/, [SESSION_HOURS, REMEMBERED_SESSION_DAYS]],
  ["product.md", /For (\S+) days what went out is read there/, [MAIL_RETENTION_DAYS]],
  [
    "asvs.md",
    /client addresses in the log after (\S+) months and kept mails after (\S+) days/,
    [BROWSING_RETENTION_MONTHS, MAIL_RETENTION_DAYS],
  ],
])("%s names the periods of the code: %s", (file, sentence, periods) => {
  expect(namedIn(file, sentence)).toEqual(periods);
});

const UNITS = {
  it: ["or[ae]", "giorn[oi]", "mes[ei]", "ann[oi]"],
  en: ["hours?", "days?", "months?", "years?"],
};

test.each([
  ["it", LEGAL_TEXTS.privacy, "un mese"],
  ["en", EXAMPLE_IN_ENGLISH.texts.privacy, "a month"],
] as const)("the privacy page (%s) names exactly the periods of the code", (locale, privacy, notice) => {
  const chapters = ownChapters(privacy, { site: SITE, sessionCookie: "session-token" }).map(
    ({ id, content }) => createElement(Fragment, { key: id }, content),
  );
  const props = { locale, messages: {}, children: chapters };
  const text = renderToStaticMarkup(createElement(NextIntlClientProvider, props)).replaceAll(/<[^>]*>/g, " ");
  const named = UNITS[locale].map((unit) =>
    [...text.matchAll(new RegExp(`(\\d+)\\s+${unit}\\b`, "g"))].map(([, count]) => Number(count)),
  );
  expect(named.map((counts) => new Set(counts))).toEqual([
    new Set([SESSION_HOURS]),
    new Set([MAIL_RETENTION_DAYS, DELIVERY_DAYS, REMEMBERED_SESSION_DAYS]),
    new Set([AUDIT_RETENTION_MONTHS, BROWSING_RETENTION_MONTHS]),
    new Set([ACCOUNT_INACTIVITY_YEARS, BOOKING_RETENTION_YEARS]),
  ]);
  expect(text).toContain(`${notice} ${locale === "it" ? "prima" : "before"}`);
  expect(text).not.toContain("{{");
});
