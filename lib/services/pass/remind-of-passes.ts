import "server-only";
import { prisma } from "@/lib/data/client";
import { findPassForUpdate, listEndingPasses, recordPassNotice } from "@/lib/data/pass/passes";
import { ENDING_DAYS, endsSoon } from "@/lib/domain/pass/pass-notice";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { notifyEnding } from "./notifications";

/** Sends one reminder for each pass that ends within a week and is still usable. */
export async function remindOfPasses(now: Date): Promise<void> {
  const today = dayOf(now);
  await attemptEach(await listEndingPasses(today, addDays(today, ENDING_DAYS)), (id) =>
    prisma().$transaction(async (tx) => {
      const pass = await findPassForUpdate(tx, id, now);
      if (pass === null || pass.status !== "active" || !endsSoon(pass, today)) return;
      if (!(await recordPassNotice(tx, id, "toldEndingAt", now))) return;
      await notifyEnding(tx, pass);
    }),
  );
}
