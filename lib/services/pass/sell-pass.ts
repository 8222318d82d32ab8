import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findPass, insertPass } from "@/lib/data/pass/passes";
import { findPassProduct } from "@/lib/data/pass/products";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { dayOf, laterOf } from "@/lib/domain/time/dates";
import { AppError, notFoundError } from "@/lib/errors";
import { type PassInput, type SoldPass, soldPassSchema } from "@/lib/schemas/pass/pass";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";
import { memberRightsOf } from "@/lib/services/membership/valid-members";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { requirePromoCode, takePromo } from "@/lib/services/money/promo-codes";
import { ownerOf } from "@/lib/services/person/owner";
import { notifySold } from "./notifications";

/** @throws AppError NOT_FOUND, also for an inactive product */
async function requireProduct(tx: Transaction, id: number): Promise<PassProductOfPanel> {
  const product = await findPassProduct(id, tx);
  if (product === null || !product.isActive) throw notFoundError("passProduct");
  return product;
}

/**
 * Sells a pass to the caller or, from the panel, to the named person. It can be used once it is paid; a free one at
 * once. The buyer gets a mail with the payment instructions.
 * @throws AppError VALIDATION at `personId` for an unknown person; NOT_FOUND of the product; PROMO_INVALID;
 * MEMBERS_ONLY; PRICE_CHANGED
 */
export function sellPass(
  { productId, startsOn, expectedTotal, promoCode, personId }: PassInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SoldPass> {
  return createOnce(claim, { status: 201, schema: soldPassSchema }, async (tx) => {
    const owner = await ownerOf(tx, user.isAdmin ? (personId ?? null) : null, user);
    const product = await requireProduct(tx, productId);
    const code = await requirePromoCode(tx, promoCode, "pass", now);
    const { price } = product;
    const [promoAmount = 0] = await takePromo(tx, code, { ref: owner, amounts: [price] });
    const day = startsOn ?? dayOf(now);
    const { isMemberOn, isBound } = await memberRightsOf(tx, owner, user);
    // On the day of the sale too: a pass may be dated back to a time when its buyer still was a member.
    const isMember = isMemberOn(day) && isMemberOn(laterOf(day, dayOf(now)));
    if (product.membersOnly && isBound && !isMember) throw new AppError("MEMBERS_ONLY");
    requireExpectedTotal(expectedTotal, price - promoAmount, "nowFree");
    const id = await insertPass(tx, product, owner.personId, day, {
      promoCodeId: code?.id ?? null,
      promoAmount,
    });
    const pass = await findPass(id, now, tx);
    if (pass === null) throw new Error(`Pass ${id} vanished while it was sold`);
    await recordChange(tx, { action: "create", entity: "pass", entityId: id, after: pass });
    const sent = await notifySold(tx, pass);
    return user.isAdmin ? { ...pass, sent } : pass;
  });
}
