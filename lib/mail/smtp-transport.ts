import "server-only";
import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import { text } from "@/lib/domain/language/text";
import { env } from "@/lib/env";
import { publicLookup, RefusedAddressError } from "@/lib/feeds/guarded-request";
import { isLiteralAddress, isPublicAddress } from "@/lib/feeds/public-address";
import type { MailServer } from "./mail-server";
import { withoutPassword } from "./smtp-failure";

/** An SMTP server that does not respond must not block the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
export type Timeouts = typeof TIMEOUTS;

/** The total time limit for connecting and logging in. */
const TRY_TIMEOUT_MS = 25_000;

/**
 * @throws RefusedAddressError for the IP address of a private network. Host names are checked when they are resolved
 */
export function requirePublicHost(host: string): void {
  if (!env().ALLOW_PRIVATE_SMTP && isLiteralAddress(host) && !isPublicAddress(host))
    throw new RefusedAddressError(text("refusals.followed.privateNetwork"));
}

/** Connects to a server that an administrator entered, but never to a private network (SSRF). */
function openSocket({ host, port }: MailServer, milliseconds: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    requirePublicHost(host);
    const socket = connect({ host, port, ...(env().ALLOW_PRIVATE_SMTP ? {} : { lookup: publicLookup }) });
    const timer = setTimeout(
      () => socket.destroy(new Error(`no connection within ${milliseconds / 1000} s`)),
      milliseconds,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    socket.once("error", fail);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}

/** A transport to a server with the configured TLS mode and a valid certificate, or no connection at all. */
export function transportTo(server: MailServer, timeouts: Timeouts = TIMEOUTS) {
  if (server.url !== undefined) return createTransport({ url: server.url, ...timeouts });
  const { host, port, security, login } = server;
  return createTransport({
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    tls: { rejectUnauthorized: true },
    // Fails if the server offers no login, instead of sending without one.
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password }, forceAuth: true }),
    getSocket: (_options, callback) => {
      openSocket(server, timeouts.connectionTimeout).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
    ...timeouts,
  });
}

/** Rejects when the work takes longer than the limit. @throws Error that mentions the limit */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Connects and logs in. @throws RefusedAddressError; Error of the connection, or with the server's reply */
export async function tryMailServer(server: MailServer): Promise<void> {
  const transport = transportTo(server);
  try {
    await within(TRY_TIMEOUT_MS, transport.verify());
  } catch (error) {
    throw withoutPassword(error, server);
  } finally {
    transport.close();
  }
}
