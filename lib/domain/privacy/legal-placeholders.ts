import { MINIMUM_AGE } from "@/lib/domain/person/birth-date";
import {
  ACCOUNT_INACTIVITY_YEARS,
  AUDIT_RETENTION_MONTHS,
  BOOKING_RETENTION_YEARS,
  BROWSING_RETENTION_MONTHS,
  INACTIVITY_WARNING_MONTHS,
  MAIL_RETENTION_DAYS,
  REMEMBERED_SESSION_DAYS,
  SESSION_HOURS,
} from "../person/retention";
import { DELIVERY_DAYS } from "../program/webhook-events";
import { DAY_PARTS, type DayPart } from "../room-time/day-parts";
import { addressOf } from "../site/contacts";

/**
 * The values of placeholders in legal texts: the association's own data, and the periods and rules of the site.
 * "{{denominazione}}" in a text becomes the legal name.
 */

/** The association, and the name of the session cookie. */
export interface PlaceholderFacts {
  site: Parameters<typeof addressOf>[0] & {
    name: string;
    legalName: string;
    email: string;
    phones: readonly string[];
  };
  sessionCookie: string;
}

/** Escapes a value so that it is not interpreted as Markdown. */
const plain = (value: string): string => value.replace(/[!-/:-@[-`{-~]/g, "\\$&").replace(/\s+/g, " ");

const mailLink = (email: string) => `[${plain(email)}](mailto:${encodeURI(email)})`;

const phoneLink = (phone: string) => `[${plain(phone)}](tel:${phone.replace(/[^\d+]/g, "")})`;

const hoursOf = (part: DayPart): string => `${DAY_PARTS[part].startTime} – ${DAY_PARTS[part].endTime}`;

const months = (count: number) => (count === 1 ? "un mese" : `${count} mesi`);
const monthsInEnglish = (count: number) => (count === 1 ? "a month" : `${count} months`);

function placeholders({ site, sessionCookie }: PlaceholderFacts): Record<string, string> {
  const { name, legalName, email, phones } = site;
  const address = addressOf(site);
  return {
    nome: plain(name),
    denominazione: plain(legalName),
    indirizzo: plain(address),
    "e-mail": mailLink(email),
    telefono: phones.map(phoneLink).join(", "),
    contatti: [`**${plain(legalName)}**`, plain(address), mailLink(email), ...phones.map(phoneLink)]
      .filter((line) => line !== "")
      .join("\\\n"),
    cookie: plain(sessionCookie),
    "eta-minima": String(MINIMUM_AGE),
    "ore-mattina": hoursOf("mattina"),
    "ore-pomeriggio": hoursOf("pomeriggio"),
    "ore-giornata": hoursOf("giornata"),
    "anni-inattivita": String(ACCOUNT_INACTIVITY_YEARS),
    "preavviso-inattivita": months(INACTIVITY_WARNING_MONTHS),
    "inactivity-notice": monthsInEnglish(INACTIVITY_WARNING_MONTHS),
    "anni-prenotazioni": String(BOOKING_RETENTION_YEARS),
    "giorni-email": String(MAIL_RETENTION_DAYS),
    "giorni-avvisi": String(DELIVERY_DAYS),
    "mesi-registro": String(AUDIT_RETENTION_MONTHS),
    "mesi-navigazione": String(BROWSING_RETENTION_MONTHS),
    "ore-sessione": String(SESSION_HOURS),
    "giorni-ricordami": String(REMEMBERED_SESSION_DAYS),
  };
}

/** Replaces the placeholders of a Markdown text; unknown ones are left unchanged. */
export function fillPlaceholders(markdown: string, facts: PlaceholderFacts): string {
  const values = placeholders(facts);
  return markdown.replace(/\{\{([a-z-]+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}
