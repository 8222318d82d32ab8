import "server-only";
import { openSecret } from "@/lib/auth/sealed-secret";
import { findMailServerRow, type StoredMailServer } from "@/lib/data/site/mail-server";
import { text } from "@/lib/domain/language/text";
import { env, notePanelMailServer } from "@/lib/env";
import type { MailSecurity } from "@/lib/schemas/site/mail-server";

/** The mail server in force: that of the environment, else that of the panel. */

/** A server with what is needed to log in and to send. */
export interface MailServer {
  /** The address of a server of the environment, with everything that nodemailer reads from it. */
  url?: string;
  host: string;
  port: number;
  security: MailSecurity;
  login: { user: string; password: string } | null;
  /** Null for the name of the site. */
  fromName: string | null;
  /** Null for the address of the site. */
  fromAddress: string | null;
  replyTo: string | null;
}

const DEFAULT_PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 };

/** "Centro Ninfea <info@example.org>" or an address alone. */
function parseSender(from: string): { name: string | null; address: string } {
  const [, name = "", address = from] = /^([^<]*)<([^>]*)>/.exec(from) ?? [];
  return { name: name.replaceAll('"', "").trim() || null, address: address.trim() };
}

/** As nodemailer does: what is not encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The server of the environment; null where it sets none. */
export function environmentMailServer(): MailServer | null {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL === undefined) return null;
  // nodemailer reads addresses that the platform does not; what they say is shown to nobody then.
  const { protocol, hostname, port, username, password, searchParams } = new URL(
    URL.canParse(SMTP_URL) ? SMTP_URL : "smtp://",
  );
  const isClear = searchParams.get("ignoreTLS") === "true";
  const sender = MAIL_FROM === undefined ? null : parseSender(MAIL_FROM);
  return {
    url: SMTP_URL,
    host: hostname,
    port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0),
    security: protocol === "smtps:" ? "tls" : isClear ? "none" : "starttls",
    login: username === "" ? null : { user: decoded(username), password: decoded(password) },
    fromName: sender?.name ?? null,
    fromAddress: sender?.address ?? null,
    replyTo: null,
  };
}

/** The stored password cannot be read, since the secret of the site has changed; the message is a text. */
export class UnreadablePasswordError extends Error {}

/** @throws UnreadablePasswordError */
export function openMailServer({ username, password, ...server }: StoredMailServer): MailServer {
  if (username === null || password === null) return { ...server, login: null };
  try {
    return { ...server, login: { user: username, password: openSecret("mail", password) } };
  } catch (cause) {
    throw new UnreadablePasswordError(text("refusals.mailServer.unreadable"), { cause });
  }
}

/**
 * The server that mails go to now; null where they are written to files.
 * @throws UnreadablePasswordError
 */
export async function findMailServer(): Promise<MailServer | null> {
  const environment = environmentMailServer();
  if (environment !== null) return environment;
  const { server } = await findMailServerRow();
  notePanelMailServer(server !== null);
  return server && openMailServer(server);
}

/** Reads whether a server is set in the panel, for everything that promises mails (`hasMailServer`). */
export async function refreshMailServer(): Promise<void> {
  notePanelMailServer((await findMailServerRow()).server !== null);
}
