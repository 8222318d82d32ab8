import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { findLiveSession } from "@/lib/auth/live-session";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { openSessionToken, sealSessionToken } from "@/lib/auth/session-token";
import { sessionSeconds } from "@/lib/auth/start-session";
import { sitePath } from "@/lib/domain/site/site-path";
import { env } from "@/lib/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { isSecureRequest } from "@/lib/request/client-address";
import { loginSchema } from "@/lib/schemas/person/sign-in";
import { signOut } from "@/lib/services/person/end-sessions";
import { signIn } from "@/lib/services/person/sign-in";

/**
 * The options of next-auth. It shares the sessions of /api/auth/login: its cookie contains the id of the same row, so
 * that either side can read and end a session that the other started.
 */

declare module "next-auth" {
  interface User {
    sid?: string;
    fp?: string | null;
  }
}

/** Rejected sign-ins. next-auth reports them all in the same way. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(["INVALID_CREDENTIALS", "TOTP_REQUIRED", "TOTP_INVALID"]);

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function credentials(request: Request) {
  return CredentialsProvider({
    name: "Username",
    credentials: { username: {}, password: {}, totp: {}, rememberMe: {} },
    async authorize(input) {
      const parsed = loginSchema.safeParse({ ...input, rememberMe: input?.rememberMe === "true" });
      if (!parsed.success) return null;
      try {
        const { user, row } = await signIn(request, parsed.data, new Date());
        return { id: String(user.id), sid: row.sessionId, fp: row.fingerprint };
      } catch (error) {
        if (error instanceof AppError && REFUSALS.has(error.code)) return null;
        throw error;
      }
    },
  });
}

export function nextAuthOptions(request: Request): NextAuthOptions {
  const isSecure = isSecureRequest(request);
  return {
    secret: env().NEXTAUTH_SECRET,
    providers: [credentials(request)],
    pages: { signIn: paths.auth, error: paths.auth },
    useSecureCookies: isSecure,
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
      },
    },
    // The row in the database decides when a session ends; the cookie must not end earlier.
    session: { strategy: "jwt", maxAge: sessionSeconds(true) },
    jwt: {
      encode: async ({ token, maxAge }) =>
        sealSessionToken(
          {
            sessionId: textOf(token?.sid) ?? "",
            kind: "cookie",
            fingerprint: textOf(token?.fp),
            fingerprintHash: null,
          },
          maxAge ?? sessionSeconds(false),
        ),
      decode: async ({ token }) => {
        const carrier = token ? await openSessionToken(token, "cookie") : null;
        if (carrier === null || (await findLiveSession(carrier.sessionId, new Date())) === null) return null;
        return { sid: carrier.sessionId, fp: carrier.fingerprint };
      },
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => {
        const isOurs = URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
        return `${baseUrl}${sitePath(isOurs ? url.slice(new URL(url).origin.length) : url) ?? paths.home}`;
      },
      jwt: ({ token, user }) => (user ? { sid: user.sid, fp: user.fp } : token),
      session: async ({ session, token }) => {
        const found = await findLiveSession(textOf(token.sid) ?? "", new Date());
        return { expires: session.expires, ...(found ? { user: found.user } : {}) };
      },
    },
    events: {
      signOut: async ({ token }) => {
        const sessionId = textOf(token?.sid);
        if (sessionId !== null) await signOut(sessionId, new Date());
      },
    },
    // next-auth logs revoked sessions with a stack trace. Database failures are thrown, and logged by defineRoute.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  };
}
