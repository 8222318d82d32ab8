import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { type Screen, type ScreenInput, screenSchema } from "@/lib/schemas/panel/screen";

/** Screens at the door, their addresses and the codes that pair devices with them. */

const MINUTE_MS = 60_000;

const screenSelect = {
  ...columnsFor(screenSchema, "lastSeenAt"),
  seenAt: true,
} as const satisfies Prisma.ScreenSelect;

const toScreen = ({
  createdAt,
  seenAt,
  ...row
}: Prisma.ScreenGetPayload<{ select: typeof screenSelect }>): Screen => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: seenAt?.toISOString() ?? null,
});

export async function listScreens(): Promise<Screen[]> {
  const rows = await prisma().screen.findMany({
    select: screenSelect,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(toScreen);
}

export async function findScreen(id: number, on: Queryable = prisma()): Promise<Screen | null> {
  const row = await on.screen.findUnique({ where: { id }, select: screenSelect });
  return row && toScreen(row);
}

export async function insertScreen(tx: Transaction, input: ScreenInput): Promise<Screen> {
  return toScreen(await tx.screen.create({ data: input, select: screenSelect }));
}

/** Deletes a screen with all its addresses. */
export async function deleteScreen(tx: Transaction, id: number): Promise<void> {
  await tx.screen.delete({ where: { id }, select: { id: true } });
}

/** @param tokenHash SHA-256 of the address's token */
export async function insertScreenAddress(
  tx: Transaction,
  screenId: number,
  tokenHash: string,
): Promise<void> {
  await tx.screenAddress.create({ data: { screenId, tokenHash }, select: { screenId: true } });
}

/** The screen at an address; null when the screen was deleted or never existed. */
export async function findScreenAt(tokenHash: string): Promise<Screen | null> {
  const row = await prisma().screenAddress.findUnique({
    where: { tokenHash },
    select: { screen: { select: screenSelect } },
  });
  return row && toScreen(row.screen);
}

/** Records that a device requested the screen, at most once a minute. */
export async function touchScreen({ id, lastSeenAt }: Screen, now: Date): Promise<void> {
  if (lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < MINUTE_MS) return;
  await prisma().screen.updateMany({ where: { id }, data: { seenAt: now } });
}

/** @throws a unique violation when another screen has the same code */
export async function replaceScreenCode(
  tx: Transaction,
  screenId: number,
  code: { codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx.screenCode.upsert({
    where: { screenId },
    create: { screenId, ...code },
    update: code,
    select: { screenId: true },
  });
}

export async function removeOldScreenCodes(tx: Transaction, now: Date): Promise<void> {
  await tx.screenCode.deleteMany({ where: { expiresAt: { lt: now } } });
}

/** @returns the id of its screen; null for a wrong, used or expired code */
export async function spendScreenCode(tx: Transaction, codeHash: string, now: Date): Promise<number | null> {
  const where = { codeHash, expiresAt: { gt: now } };
  const code = await tx.screenCode.findFirst({ where, select: { screenId: true } });
  // If two devices use the same code concurrently, only one deletes it.
  const { count } = await tx.screenCode.deleteMany({ where });
  return count > 0 ? (code?.screenId ?? null) : null;
}
