import "server-only";
import { isDeepStrictEqual } from "node:util";
import { noteMailFailure, noteMailLeft, type StoredMailServer } from "@/lib/data/site/mail-server";
import { logEvent } from "@/lib/log";
import { UndeliverableError } from "./deliver-mail";
import { findMailServer, type MailServer, openMailServer, UnreadablePasswordError } from "./mail-server";
import { failureText } from "./smtp-failure";

/**
 * Records the server's state for the panel. A failure is only logged: whether a mail was sent does not depend on it.
 */
async function note(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    logEvent("mail-state-not-noted", {}, error);
  }
}

/**
 * Sends through the configured server and records the result for the panel. If the server was changed meanwhile, a
 * failed mail is sent through the new one, so that no mail waits for a server that is no longer configured.
 * @param send receives null if mails are written to files
 * @throws what `send` throws; UnreadablePasswordError
 */
export async function usingMailServer<T>(send: (server: MailServer | null) => Promise<T>): Promise<T> {
  let server: MailServer | null = null;
  try {
    server = await findMailServer();
    const sent = await send(server).catch(async (error: unknown) => {
      const present = await findMailServer();
      if (error instanceof UndeliverableError || isDeepStrictEqual(present, server)) throw error;
      server = present;
      return send(present);
    });
    if (server !== null) await note(noteMailLeft());
    return sent;
  } catch (error) {
    // A refused recipient is not the server's fault, and a file involves no server.
    const isOfServer = server !== null && !(error instanceof UndeliverableError);
    if (isOfServer || error instanceof UnreadablePasswordError)
      await note(noteMailFailure(failureText(error, server ?? { security: "none" }), new Date()));
    throw error;
  }
}

/**
 * Sends through a formerly configured server, whose state the panel no longer shows.
 * @param orPresent whether to fall back to the configured server: the former one may be gone for good
 * @throws what `send` throws; UnreadablePasswordError
 */
export async function usingFormerServer<T>(
  former: StoredMailServer | null,
  orPresent: boolean,
  send: (server: MailServer | null) => Promise<T>,
): Promise<T> {
  try {
    return await send(former && openMailServer(former));
  } catch (error) {
    if (!orPresent || error instanceof UndeliverableError) throw error;
    return usingMailServer(send);
  }
}
