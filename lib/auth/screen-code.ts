import { createHmac, randomBytes, randomInt } from "node:crypto";
import { SCREEN_CODE_LENGTH } from "@/lib/domain/panel/screen-code";
import { env } from "@/lib/env";

export const newScreenToken = (): string => randomBytes(32).toString("base64url");

/** New random digits that open a screen on a device. */
export const newScreenCode = (): string =>
  String(randomInt(10 ** SCREEN_CODE_LENGTH)).padStart(SCREEN_CODE_LENGTH, "0");

/** What the database keeps of a code: keyed, since a reader of the database could try all codes otherwise. */
export const hashScreenCode = (code: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`screen-code:${code}`).digest("hex");
