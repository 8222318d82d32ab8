import "server-only";
import { createHmac, randomBytes, randomInt } from "node:crypto";
import { hashToken } from "@/lib/auth/mail-token";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  deleteScreen,
  findScreen,
  insertScreen,
  insertScreenAddress,
  removeOldScreenCodes,
  replaceScreenCode,
  spendScreenCode,
} from "@/lib/data/panel/screens";
import { recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import { findSpace } from "@/lib/data/space/spaces";
import { SCREEN_CODE_LENGTH, SCREEN_CODE_MINUTES } from "@/lib/domain/panel/screen-code";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { env } from "@/lib/env";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { ScreenCreated, ScreenInput } from "@/lib/schemas/panel/screen";
import { absoluteUrl } from "@/lib/seo/site-url";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";

const newScreenToken = (): string => randomBytes(32).toString("base64url");

const newScreenCode = (): string =>
  String(randomInt(10 ** SCREEN_CODE_LENGTH)).padStart(SCREEN_CODE_LENGTH, "0");

/** The stored hash of a code. It is keyed: otherwise anyone with read access to the database could try all codes. */
const hashScreenCode = (code: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`screen-code:${code}`).digest("hex");

/** Notifies the administrators of a screen that shows customers' names. */
async function tellOfNames(tx: Transaction, room: string | null, user: ChangingUser, now: Date) {
  const told = { template: "namedScreenMade" as const, data: { before: null, after: room } };
  await notifyAdministrators(tx, told, user, now);
}

/**
 * Creates a screen. Only this response contains its address: the database stores the hash of its token. A screen that
 * shows names is reported to all administrators by mail.
 * @throws AppError VALIDATION at `spaceId` for a room that does not exist
 */
export async function createScreen(
  input: ScreenInput,
  user: ChangingUser,
  now: Date,
): Promise<ScreenCreated> {
  const token = newScreenToken();
  return prisma().$transaction(async (tx) => {
    const room = input.spaceId === null ? null : await findSpace(input.spaceId, tx);
    if (input.spaceId !== null && room === null) throw fieldError("spaceId", VALIDATION.unknownRoom);
    const screen = await insertScreen(tx, input);
    await insertScreenAddress(tx, screen.id, hashToken(token));
    const { lastSeenAt: _, ...after } = screen;
    await recordChange(tx, { action: "create", entity: "screen", entityId: screen.id, after });
    if (input.showsNames) await tellOfNames(tx, room?.name ?? null, user, now);
    return { ...screen, url: absoluteUrl(linkPaths.screen(token)) };
  });
}

/**
 * Deletes a screen; its addresses stop working at once.
 * @throws AppError NOT_FOUND
 */
export async function endScreen(id: number): Promise<void> {
  if (!(await removeRecorded("screen", id, findScreen, deleteScreen))) throw notFoundError("screen");
}

/**
 * Creates a code that opens a screen on one device within ten minutes; earlier codes of the same screen expire.
 * @throws AppError NOT_FOUND
 */
export async function createScreenCode(id: number, now: Date): Promise<{ code: string }> {
  const code = newScreenCode();
  const expiresAt = new Date(now.getTime() + SCREEN_CODE_MINUTES * 60_000);
  await prisma().$transaction(async (tx) => {
    if ((await findScreen(id, tx)) === null) throw notFoundError("screen");
    await removeOldScreenCodes(tx, now);
    await replaceScreenCode(tx, id, { codeHash: hashScreenCode(code), expiresAt });
    await recordChange(tx, { action: "update", entity: "screen", entityId: id });
  });
  return { code };
}

/**
 * Opens a screen on the device where its code was typed, under an address of its own.
 * @throws AppError CODE_INVALID for a wrong, used or expired code
 */
export async function openScreen(code: string, now: Date): Promise<{ path: string }> {
  const token = newScreenToken();
  const screenId = await prisma().$transaction(async (tx) => {
    const spent = await spendScreenCode(tx, hashScreenCode(code), now);
    if (spent !== null) await insertScreenAddress(tx, spent, hashToken(token));
    return spent;
  });
  if (screenId === null) throw new AppError("CODE_INVALID");
  return { path: linkPaths.screen(token) };
}
