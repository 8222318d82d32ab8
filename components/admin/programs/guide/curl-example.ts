import type { GuideOperation } from "@/lib/domain/program/api-guide";

/** A command that makes the call; values to be filled in stand in braces. @param origin of the site */
export function curlExample({ method, path, forKeys, example }: GuideOperation, origin: string): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${origin}${path}`,
    ...(forKeys === "public" ? [] : [`-H "Authorization: Bearer ninfea_…"`]),
    ...(example === null
      ? []
      : [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example, null, 2)}'`]),
  ];
  return parts.join(" \\\n  ");
}
