import { createHmac, randomBytes, randomInt } from "node:crypto";
import { SCREEN_CODE_LENGTH } from "@/lib/domain/panel/screen-code";
import { env } from "@/lib/env";

export const newScreenToken = (): string => randomBytes(32).toString("base64url");

/** New random digits that activate a screen on a device. */
export const newScreenCode = (): string =>
  String(randomInt(10 ** SCREEN_CODE_LENGTH)).padStart(SCREEN_CODE_LENGTH, "0");

/** The stored hash of a code. It is keyed: otherwise anyone with read access to the database could try all codes. */
export const hashScreenCode = (code: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`screen-code:${code}`).digest("hex");
