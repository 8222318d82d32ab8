import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findPayableText } from "@/lib/data/money/payable-text";
import type { Payable } from "@/lib/data/money/payables";
import { findAccount } from "@/lib/data/person/accounts";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { ibanEnding } from "@/lib/domain/money/iban";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { payableLine } from "@/lib/domain/till/receipt";
import { enqueueMail } from "@/lib/jobs/queue";

const endingOf = (iban: string | null) => (iban === null ? null : ibanEnding(iban));

/**
 * Tells the owner of a refund to which IBAN it goes now, and to which it went before. Written to the address of the
 * account, else to that of the booking or sign-up, in the transaction of the change.
 */
export async function notifyRefundIban(
  tx: Transaction,
  { kind, id, userId, firstName, email, language }: Payable,
  { before, after }: { before: string | null; after: string | null },
  now: Date,
): Promise<void> {
  const text = await findPayableText(tx, { kind, id });
  const account = userId === null ? null : await findAccount(userId, tx);
  await enqueueMail(tx, {
    template: "refundIban",
    to: account?.email ?? email,
    language: account?.language ?? language,
    data: {
      kind,
      confirmationNumber: confirmationNumber(id),
      userId,
      firstName,
      ...inAllLanguages((one) => ({
        title: text ? payableLine({ ...inLanguage(text, one), when: "", extras: [] }) : "",
      })),
      endingBefore: endingOf(before),
      ending: endingOf(after),
      at: now.toISOString(),
    },
  });
}
