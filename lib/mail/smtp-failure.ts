import { type TextValue, text, textIn } from "@/lib/domain/language/text";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { RefusedAddressError } from "@/lib/feeds/guarded-request";
import { type MailServer, UnreadablePasswordError } from "./mail-server";

/** Why a mail server rejected a connection, a login or a mail, as text for the panel. */

/** The form field that caused the failure; "mail" if the server accepted the login but rejected a later step. */
export type FailedAt = "host" | "port" | "security" | "password" | "mail";

/** Longer than any sentence that servers send. */
const MAX_REASON = 200;
/** How much of a reply is processed; servers may send a megabyte. */
const MAX_READ = 4000;

/** Replies that require TLS before a login (RFC 3207, RFC 4954). */
const TLS_FIRST: ReadonlySet<unknown> = new Set([530, 538]);

/** Properties that Node.js and nodemailer add to an error. */
interface Facts {
  message?: unknown;
  stack?: unknown;
  errors?: unknown;
  code?: unknown;
  originalCode?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  syscall?: unknown;
  timeoutType?: unknown;
}

const factsOf = (error: unknown): Facts => (typeof error === "object" && error !== null ? error : {});

/** Error codes of TLS, as opposed to those of the system: ERR_SSL_…, DEPTH_ZERO_SELF_SIGNED_CERT. */
const isTlsCode = (code: unknown) => typeof code === "string" && code.includes("_");

export function failedAt(error: unknown, { security }: Pick<MailServer, "security">): FailedAt {
  if (error instanceof RefusedAddressError) return "host";
  if (error instanceof UnreadablePasswordError) return "password";
  const facts = factsOf(error);
  const { code, command } = facts;
  if (facts.syscall === "getaddrinfo") return "host";
  if (code === "EENVELOPE" || code === "EMESSAGE") return "mail";
  if (code === "EAUTH" || (typeof command === "string" && command.startsWith("AUTH")))
    return security === "none" && TLS_FIRST.has(facts.responseCode) ? "security" : "password";
  if (security === "none") return "port";
  // A server that never replied may not use TLS on this port; one that offered STARTTLS does.
  if (facts.timeoutType === "UPGRADE_TIMEOUT") return security === "tls" ? "port" : "security";
  // Without EHLO there is no STARTTLS.
  if (code === "ETLS" || (command === "EHLO" && security === "starttls")) return "security";
  const isSocket = code === "ESOCKET";
  return isSocket && (security === "tls" || isTlsCode(facts.originalCode)) ? "security" : "port";
}

/** The server's own reply, otherwise the system's message; if several addresses were tried, the first one's. */
function wordsOf(error: unknown): string {
  const { response, message, errors } = factsOf(error);
  if (typeof response === "string") return response;
  if (message === "" && Array.isArray(errors)) return wordsOf(errors[0]);
  return String(message ?? error);
}

/** The password in the encodings in which it is sent. */
function secretsOf({ login }: Pick<MailServer, "login">): string[] {
  if (login === null || login.password === "") return [];
  const inBase64 = (value: string) => Buffer.from(value, "utf8").toString("base64");
  return [inBase64(`\0${login.user}\0${login.password}`), inBase64(login.password), login.password];
}

/** Removes the password from an error before it is logged, stored or shown: a server may repeat what it was sent. */
export function withoutPassword(error: unknown, server: Pick<MailServer, "login">): unknown {
  const facts = factsOf(error);
  for (const field of ["message", "stack", "response"] as const) {
    const said = facts[field];
    if (typeof said !== "string") continue;
    let clean = firstGraphemes(said, MAX_READ);
    for (const secret of secretsOf(server)) clean = clean.replaceAll(secret, "…");
    facts[field] = clean;
  }
  return error;
}

/** Whether it is an error of this site, whose message is a translatable text. */
const isWorded = (error: unknown): error is Error =>
  error instanceof RefusedAddressError || error instanceof UnreadablePasswordError;

/** The cause on one line of bounded length; part of a text. */
export const reasonOf = (error: unknown): TextValue =>
  isWorded(error)
    ? textIn(error.message)
    : firstGraphemes(
        firstGraphemes(wordsOf(error), MAX_READ)
          .replace(/[\s\p{Cc}]+/gu, " ")
          .trim(),
        MAX_REASON,
      );

/** The failure as a text of the catalogues. */
export const failureText = (error: unknown, server: Pick<MailServer, "security">): string =>
  isWorded(error)
    ? error.message
    : text(`refusals.mailServer.${failedAt(error, server)}`, { reason: reasonOf(error) });
