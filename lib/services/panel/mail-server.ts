import "server-only";
import { isDeepStrictEqual } from "node:util";
import { sealSecret } from "@/lib/auth/sealed-secret";
import type { Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  clearMailServer,
  findMailServerRow,
  lockMailServer,
  type MailServerRow,
  type StoredMailServer,
  storeMailServer,
} from "@/lib/data/site/mail-server";
import { makeDue } from "@/lib/data/site/queued-mails";
import { inTransaction } from "@/lib/data/transaction";
import { text } from "@/lib/domain/language/text";
import { notePanelMailServer } from "@/lib/env";
import { fieldError, wordedError } from "@/lib/errors";
import { QUEUES } from "@/lib/jobs/queue";
import { environmentMailServer, openMailServer } from "@/lib/mail/mail-server";
import { failedAt, failureText } from "@/lib/mail/smtp-failure";
import { requirePublicHost, tryMailServer } from "@/lib/mail/smtp-transport";
import type { MailServerInput, MailServerState } from "@/lib/schemas/site/mail-server";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";

const NONE = {
  source: "none",
  host: null,
  port: null,
  security: null,
  username: null,
  hasPassword: false,
  fromName: null,
  fromAddress: null,
  replyTo: null,
  lastFailure: null,
} as const satisfies MailServerState;

function stateOf({ server, lastFailure }: MailServerRow): MailServerState {
  if (server === null) return NONE;
  const { password, ...shown } = server;
  return { source: "panel", ...shown, hasPassword: password !== null, lastFailure };
}

/** The mail server in force, without its password. */
export async function mailServerState(): Promise<MailServerState> {
  const row = await findMailServerRow();
  const environment = environmentMailServer();
  if (environment === null) return stateOf(row);
  const { url: _, login, ...shown } = environment;
  const isThere = login !== null && login.password !== "";
  const { lastFailure } = row;
  return {
    source: "environment",
    ...shown,
    username: login?.user ?? null,
    hasPassword: isThere,
    lastFailure,
  };
}

/** @throws AppError NOT_CHANGEABLE when the environment sets the server */
function requireChangeable(): void {
  if (environmentMailServer() !== null)
    throw wordedError("NOT_CHANGEABLE", "refusals.mailServer.byEnvironment");
}

/**
 * Runs a step of the connection test.
 * @throws AppError VALIDATION at the field that caused the failure, with the server's message
 */
async function blaming(security: MailServerInput["security"], step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    const at = failedAt(error, { security });
    throw fieldError(at === "mail" ? "port" : at, failureText(error, { security }));
  }
}

/**
 * A stored password is kept only while these fields stay the same. Otherwise changing them could send it to another
 * server, or in clear text, and so reveal it to the user who makes the change.
 */
const LOGIN_FIELDS = ["host", "port", "security", "username"] as const;

/**
 * The server as it is to be stored. Without a new password, the stored one is kept if login and server stay the same.
 */
function toStored(
  { password, ...input }: MailServerInput,
  before: StoredMailServer | null,
): StoredMailServer | null {
  if (input.username === null) return { ...input, password: null };
  if (password) return { ...input, password: sealSecret("mail", password) };
  const isSameLogin = before !== null && LOGIN_FIELDS.every((field) => before[field] === input[field]);
  const kept = isSameLogin ? before.password : null;
  return kept === null ? null : { ...input, password: kept };
}

const named = (server: StoredMailServer | null): string | null =>
  server &&
  [`${server.host}:${server.port}`, server.username ?? "", server.fromAddress].filter(Boolean).join("\n");

/** Notifies the administrators of a change, through the former server. */
async function tellOfServer(
  tx: Transaction,
  { server: before }: MailServerRow,
  after: StoredMailServer | null,
  user: ChangingUser,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const data = { before: named(before), after: named(after) };
  const told = { template: "mailServerChanged" as const, data };
  await notifyAdministrators(tx, told, user, now, { formerServer: before });
}

/** Applies a change of the server: queued mails are retried at once, and this process uses the new server. */
async function putInForce(
  change: (tx: Transaction, before: MailServerRow) => Promise<void>,
): Promise<MailServerState> {
  const after = await inTransaction(async (tx) => {
    await lockMailServer(tx);
    await change(tx, await findMailServerRow(tx));
    await makeDue(tx, [QUEUES.mail, QUEUES.lateMail]);
    return findMailServerRow(tx);
  });
  notePanelMailServer(after.server !== null);
  return stateOf(after);
}

/** The audit log data of a server. */
const logged = (row: MailServerRow) => {
  const { source: _, lastFailure: _of, ...shown } = stateOf(row);
  return shown;
};

/**
 * Sets the mail server after a successful connection and login. All administrators are notified by mail through the
 * former server.
 * @param isTried false skips the connection test
 * @throws AppError NOT_CHANGEABLE; VALIDATION at the field that caused the connection or login to fail
 */
export async function setMailServer(
  input: MailServerInput,
  isTried: boolean,
  user: ChangingUser,
  now: Date,
): Promise<MailServerState> {
  requireChangeable();
  const { security } = input;
  await blaming(security, () => requirePublicHost(input.host));
  const stored = toStored(input, (await findMailServerRow()).server);
  if (isTried)
    await blaming(security, () =>
      tryMailServer(openMailServer(stored ?? { ...input, username: null, password: null })),
    );
  if (stored === null) throw fieldError("password", text("refusals.mailServer.passwordMissing"));
  return putInForce(async (tx, before) => {
    await storeMailServer(tx, stored, now);
    await tellOfServer(tx, before, stored, user, now);
    const change = { entity: "mail-server", entityId: null } as const;
    const after = { ...before, server: stored };
    await recordChange(tx, { action: "update", ...change, before: logged(before), after: logged(after) });
    if (input.password && before.server?.password)
      await recordChange(tx, { action: "secret-change", ...change });
  });
}

/**
 * Removes the panel's mail server and notifies like `setMailServer`.
 * @throws AppError NOT_CHANGEABLE
 */
export async function removeMailServer(user: ChangingUser, now: Date): Promise<MailServerState> {
  requireChangeable();
  return putInForce(async (tx, before) => {
    if (before.server === null) return;
    await clearMailServer(tx, now);
    await tellOfServer(tx, before, null, user, now);
    await recordChange(tx, {
      action: "delete",
      entity: "mail-server",
      entityId: null,
      before: logged(before),
    });
  });
}
