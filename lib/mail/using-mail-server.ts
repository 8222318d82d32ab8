import "server-only";
import { isDeepStrictEqual } from "node:util";
import { noteMailFailure, noteMailLeft, type StoredMailServer } from "@/lib/data/site/mail-server";
import { logEvent } from "@/lib/log";
import { UndeliverableError } from "./deliver-mail";
import { findMailServer, type MailServer, openMailServer, UnreadablePasswordError } from "./mail-server";
import { failureText } from "./smtp-failure";

/** Notes what the panel shows of the server. A failure is only logged: whether a mail has left does not depend on it. */
async function note(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    logEvent("mail-state-not-noted", {}, error);
  }
}

/**
 * Sends by the server in force and notes how that went, for the panel; by the new one where the server was changed
 * meanwhile, so that no mail waits for one that is set no more.
 * @param send gets null where mails are written to files
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
    // Of a recipient who is refused the server is not to blame; of a file no server is.
    const isOfServer = server !== null && !(error instanceof UndeliverableError);
    if (isOfServer || error instanceof UnreadablePasswordError)
      await note(noteMailFailure(failureText(error, server ?? { security: "none" }), new Date()));
    throw error;
  }
}

/**
 * Sends by a server that was in force before, of which the panel shows nothing any more.
 * @param orPresent where that fails, by the server in force: it may be gone for good
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
