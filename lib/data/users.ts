import "server-only";
import { prisma, type Queryable } from "./client";

export async function findUserIdByEmail(email: string, on: Queryable = prisma()): Promise<number | null> {
  const user = await on.user.findUnique({ where: { email }, select: { id: true } });
  return user?.id ?? null;
}
