import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { isRecord } from "@/lib/domain/site/is-record";
import { AppError } from "@/lib/errors";
import { JSON_LIMIT_BYTES, readBytes } from "@/lib/http/body";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { isTooHeavy } from "@/lib/http/json-weight";
import { nextAuthOptions } from "@/lib/http/next-auth-options";
import { shortString } from "@/lib/schemas/bounded-text";
import { list } from "@/lib/schemas/fields";

const params = z.object({ nextauth: list(shortString()) });

/** The actions of next-auth that are exposed; its pages and other providers are not. */
const ACTIONS = {
  GET: ["session", "csrf", "providers"],
  POST: ["callback/credentials", "signout"],
} as const;

/** Whether next-auth can parse the body: it responds with 500 to an unreadable one. */
function isReadable(request: Request, body: Uint8Array<ArrayBuffer>): boolean {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json") return body.length === 0 || type === "application/x-www-form-urlencoded";
  try {
    if (isTooHeavy(body)) return false;
    return isRecord(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch {
    return false;
  }
}

async function handOver(
  request: Request,
  nextauth: string[],
  method: keyof typeof ACTIONS,
): Promise<Response> {
  if (!ACTIONS[method].some((action) => action === nextauth.join("/"))) throw new AppError("NOT_FOUND");
  // next-auth does not limit the size of a body, so it is read with the limit of all other endpoints.
  const body = method === "POST" ? await readBytes(request, JSON_LIMIT_BYTES) : null;
  if (body !== null && !isReadable(request, body)) throw new AppError("VALIDATION");
  const bounded = new NextRequest(request.url, { method, headers: request.headers, body });
  const response: Response = await NextAuth(bounded, { params: { nextauth } }, nextAuthOptions(request));
  // Its response to a `callbackUrl` that is no web address.
  if (response.status === 500 && bounded.nextUrl.searchParams.has("callbackUrl"))
    throw new AppError("VALIDATION");
  return response;
}

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/{nextauth}", {
  GET: endpoint({
    summary: "La sessione secondo next-auth",
    access: "public",
    keys: "refused",
    params,
    handle: ({ request, params }) => handOver(request, params.nextauth, "GET"),
  }),
  POST: endpoint({
    summary: "Accesso e uscita secondo next-auth",
    access: "public",
    keys: "refused",
    audits: ["user.login", "user.login-failed", "user.logout"],
    params,
    handle: ({ request, params }) => handOver(request, params.nextauth, "POST"),
  }),
});
