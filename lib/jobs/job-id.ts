import { createHash } from "node:crypto";

/** The same id for the same parts (a UUID, version 8): a job that has it is queued once. */
export function jobIdOf(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join("|")).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
