import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  findPassForUpdate,
  listEndingPasses,
  type OwnedPass,
  recordPassNotice,
} from "@/lib/data/pass/passes";
import { findOwner } from "@/lib/data/person/people";
import { inLanguage } from "@/lib/domain/language/translations";
import { ENDING_DAYS, endsSoon } from "@/lib/domain/pass/pass-life";
import { NO_EMAIL } from "@/lib/domain/person/email";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { enqueueMail } from "@/lib/jobs/queue";
import type { PassFacts, PassTemplate } from "@/lib/mail/pass/passes";

/**
 * Queues a mail about a pass to its owner.
 * @returns whether there is an address
 */
async function notify(tx: Transaction, pass: OwnedPass, template: PassTemplate): Promise<boolean> {
  const owner = pass.personId === null ? null : await findOwner(tx, pass.personId);
  if (owner === null) return false;
  const { id, confirmationNumber, entries, entriesLeft, startsOn, validUntil, userId } = pass;
  const { totalAmount, dueAmount, refundDue, cancelReason } = pass;
  const to = owner.email ?? NO_EMAIL;
  const data: PassFacts = {
    kind: "pass",
    id,
    confirmationNumber,
    userId,
    firstName: owner.firstName,
    email: to,
    name: inLanguage({ name: pass.name, translations: pass.translations ?? {} }, owner.language).name,
    entries,
    entriesLeft,
    startsOn,
    validUntil,
    totalAmount,
    dueAmount,
    refundDue,
    cancelReason,
  };
  return enqueueMail(tx, { template, to, language: owner.language, data });
}

/**
 * Sends the buyer the payment instructions.
 * @returns whether there is an address
 */
export const notifySold = (tx: Transaction, pass: OwnedPass) => notify(tx, pass, "passBought");

export const notifyFewLeft = (tx: Transaction, pass: OwnedPass) => notify(tx, pass, "passFewLeft");

export const notifyEnding = (tx: Transaction, pass: OwnedPass) => notify(tx, pass, "passEnding");

/** @returns whether there is an address */
export const notifyPassCanceled = (tx: Transaction, pass: OwnedPass) => notify(tx, pass, "passCanceled");

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
