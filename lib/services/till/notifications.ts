import "server-only";
import type { Transaction } from "@/lib/data/client";
import { type ChargeText, findChargeText } from "@/lib/data/money/charge-text";
import type { Charge } from "@/lib/data/money/read-charges";
import { findAccount } from "@/lib/data/person/accounts";
import type { Language } from "@/lib/domain/language/languages";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { ibanEnding } from "@/lib/domain/money/iban";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { chargeLine } from "@/lib/domain/till/receipt";
import { enqueueMail } from "@/lib/jobs/queue";

/** The name of a charge in a mail. */
const namedIn = (text: ChargeText, language: Language) =>
  chargeLine({ ...inLanguage(text, language), when: "", extras: [] });

/**
 * Notifies the owner of a refund of its new and previous IBAN, at the account's address or, without an account, at that
 * of the booking or sign-up, in the transaction of the change.
 * @param charges the one for which it was given, and the other dates of its series that it also serves
 */
export async function notifyRefundIban(
  tx: Transaction,
  charges: readonly [Charge, ...Charge[]],
  { before, after }: { before: string | null; after: string | null },
  now: Date,
): Promise<void> {
  const [{ kind, id, userId, firstName, email, language }] = charges;
  const texts: ChargeText[] = [];
  for (const charge of charges) {
    const text = await findChargeText(tx, charge);
    if (text !== null) texts.push(text);
  }
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
      ...inAllLanguages((one) => {
        const [title = "", ...others] = texts.map((text) => namedIn(text, one));
        return { title, others };
      }),
      endingBefore: ibanEnding(before),
      ending: ibanEnding(after),
      at: now.toISOString(),
    },
  });
}
