import "server-only";
import { openSecret } from "@/lib/auth/sealed-secret";
import { findMailServerRow, type StoredMailServer } from "@/lib/data/site/mail-server";
import { text } from "@/lib/domain/language/text";
import { env, notePanelMailServer } from "@/lib/env";
import type { MailSecurity } from "@/lib/schemas/site/mail-server";

/** The configured mail server: that of the environment, otherwise that of the panel. */

export interface MailServer {
  /** The URL of a server set in the environment, with all options that nodemailer reads from it. */
  url?: string;
  host: string;
  port: number;
  security: MailSecurity;
  login: { user: string; password: string } | null;
  /** Null for the site's name. */
  fromName: string | null;
  /** Null for the site's address. */
  fromAddress: string | null;
  replyTo: string | null;
}

const DEFAULT_PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 };

/** "Centro Ninfea <info@example.org>" or an address alone. */
function parseSender(from: string): { name: string | null; address: string } {
  const [, name = "", address = from] = /^([^<]*)<([^>]*)>/.exec(from) ?? [];
  return { name: name.replaceAll('"', "").trim() || null, address: address.trim() };
}

/** Like nodemailer: what cannot be decoded is returned unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The server of the environment; null if none is set. */
export function environmentMailServer(): MailServer | null {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL === undefined) return null;
  // nodemailer accepts URLs that the platform cannot parse; their details are then not shown.
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

/** The stored password cannot be decrypted, since the site's secret has changed. The message is a translatable text. */
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
 * The configured server; null if mails are written to files.
 * @throws UnreadablePasswordError
 */
export async function findMailServer(): Promise<MailServer | null> {
  const environment = environmentMailServer();
  if (environment !== null) return environment;
  const { server } = await findMailServerRow();
  notePanelMailServer(server !== null);
  return server && openMailServer(server);
}

/** Reads whether a server is set in the panel, for all texts that promise mails (`hasMailServer`). */
export async function refreshMailServer(): Promise<void> {
  notePanelMailServer((await findMailServerRow()).server !== null);
}
