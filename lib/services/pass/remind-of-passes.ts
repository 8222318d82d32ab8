import "server-only";
import { prisma } from "@/lib/data/client";
import { findPassForUpdate, listEndingPasses, recordPassNotice } from "@/lib/data/pass/passes";
import { ENDING_DAYS, endsSoon } from "@/lib/domain/pass/pass-notice";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import { notifyEnding } from "./notifications";

/**
 * Sends one reminder for each pass that ends within a week and is still usable.
 * @returns how many mails were queued
 */
export async function remindOfPasses(now: Date): Promise<number> {
  const today = dayOf(now);
  let count = 0;
  for (const id of await listEndingPasses(today, addDays(today, ENDING_DAYS)))
    await prisma().$transaction(async (tx) => {
      const pass = await findPassForUpdate(tx, id, now);
      if (pass === null || pass.status !== "active" || !endsSoon(pass, today)) return;
      if (!(await recordPassNotice(tx, id, "toldEndingAt", now))) return;
      if (await notifyEnding(tx, pass)) count += 1;
    });
  return count;
}
