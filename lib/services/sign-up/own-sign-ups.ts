import "server-only";
import { prisma } from "@/lib/data/client";
import { findSignUpRefsOf } from "@/lib/data/sign-up/sign-ups";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import { canCancel, refundIfCanceled } from "./cancel-sign-up";
import { occasionOf } from "./occasion";
import { endOf, type FullSignUp, findSignUp, toLinkedSignUp } from "./sign-up";

/** A sign-up as its owner sees it. */
export async function toOwnSignUp(full: FullSignUp, now: Date): Promise<OwnSignUp> {
  const { signUp, offering } = full;
  const { id, confirmationNumber, checkInCode, canceledBy, cancelReason, totalAmount } = signUp;
  const { dueAmount, refundDue, paymentStatus } = signUp;
  const linked = toLinkedSignUp(full);
  const occasion = await occasionOf(prisma(), offering, signUp, now);
  const texts = inAllLanguages((language) => {
    const { where, when } = inLanguage(occasion, language);
    return { title: inLanguage(linked, language).title, where, when };
  });
  return {
    ...linked,
    id,
    confirmationNumber,
    checkInCode,
    canceledBy,
    cancelReason,
    totalAmount,
    dueAmount,
    refundDue,
    paymentStatus,
    passId: signUp.passId,
    ofId: offering.id,
    ofSlug: offering.slug,
    endsAt: endOf(full)?.toISOString() ?? null,
    ...occasion,
    ...texts,
    canGiveUp: canCancel(full, now),
    ...refundIfCanceled(full, now),
  };
}

/** The sign-ups of an account, soonest first, those without a day last. */
export async function listOwnSignUps(userId: number, now: Date): Promise<OwnSignUp[]> {
  const refs = await findSignUpRefsOf(userId);
  const found = await Promise.all(refs.map((ref) => findSignUp(prisma(), ref)));
  const own = await Promise.all(found.filter((full) => full !== null).map((full) => toOwnSignUp(full, now)));
  return own.sort((a, b) => (a.startsAt ?? "9999").localeCompare(b.startsAt ?? "9999"));
}
