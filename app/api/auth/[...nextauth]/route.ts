import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { JSON_LIMIT_BYTES, readBytes } from "@/lib/http/body";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { nextAuthOptions } from "@/lib/http/next-auth-options";

const params = z.object({ nextauth: z.array(z.string()) });

/** What of next-auth is reachable; its pages and its other providers are not. */
const ACTIONS = {
  GET: ["session", "csrf", "providers"],
  POST: ["callback/credentials", "signout"],
} as const;

async function handOver(
  request: Request,
  nextauth: string[],
  method: keyof typeof ACTIONS,
): Promise<Response> {
  if (!ACTIONS[method].some((action) => action === nextauth.join("/"))) throw new AppError("NOT_FOUND");
  // next-auth reads a body of any size; ours has the limit of every other call.
  const body = method === "POST" ? await readBytes(request, JSON_LIMIT_BYTES) : null;
  const bounded = new NextRequest(request.url, { method, headers: request.headers, body });
  return NextAuth(bounded, { params: { nextauth } }, nextAuthOptions(request));
}

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/{nextauth}", {
  GET: endpoint({
    summary: "La sessione secondo next-auth",
    access: "public",
    params,
    handle: ({ request, params }) => handOver(request, params.nextauth, "GET"),
  }),
  POST: endpoint({
    summary: "Accesso e uscita secondo next-auth",
    access: "public",
    audits: ["user.login", "user.login-failed", "user.logout"],
    params,
    handle: ({ request, params }) => handOver(request, params.nextauth, "POST"),
  }),
});
