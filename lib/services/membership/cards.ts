import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { type Card, findCard, listCards } from "@/lib/data/membership/cards";
import { findSettings } from "@/lib/data/site/settings";
import { categoryLabel } from "@/lib/domain/membership/category";
import { mayManageCentre } from "@/lib/domain/person/roles";
import { notFoundError } from "@/lib/errors";
import { type CardFace, cardPdf, cardSheetPdf } from "@/lib/feeds/member-card";
import type { Settings } from "@/lib/schemas/site/settings";

const faceOf = (
  { number, name, category, paidUntil, code }: Card,
  { legalName, memberCategories }: Settings,
): CardFace => ({
  number,
  name,
  paidUntil,
  code,
  association: legalName,
  category: categoryLabel(memberCategories, category),
});

/**
 * The card of a member as PDF, for the member and the staff.
 * @throws AppError NOT_FOUND before the admission, and for anybody else
 */
export async function requireCard(
  id: number,
  user: SignedInUser,
): Promise<{ number: number; bytes: Uint8Array<ArrayBuffer> }> {
  const card = await findCard(id);
  const isAllowed = card !== null && (card.userId === user.id || mayManageCentre(user.role));
  if (card === null || !isAllowed) throw notFoundError("card");
  return { number: card.number, bytes: await cardPdf(faceOf(card, await findSettings())) };
}

/**
 * The cards of these members, or of all admitted ones for null, eight per sheet.
 * @throws AppError NOT_FOUND when there are none
 */
export async function printCards(ids: readonly number[] | null): Promise<Uint8Array<ArrayBuffer>> {
  const cards = await listCards(ids);
  if (cards.length === 0) throw notFoundError("card");
  const settings = await findSettings();
  return cardSheetPdf(
    cards.map((card) => faceOf(card, settings)),
    settings.legalName,
  );
}
