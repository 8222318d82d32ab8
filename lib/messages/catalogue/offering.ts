import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";

interface OfferingMessages {
  canceled: string;
  unknownSignUp: string;
  alreadySignedUp: string;
}

const messagesOf = (kind: OfferingKind): OfferingMessages => ({
  canceled: text(`refusals.signUp.${kind}.canceled`),
  unknownSignUp: text(`refusals.signUp.${kind}.unknownSignUp`),
  alreadySignedUp: text(`refusals.signUp.${kind}.alreadySignedUp`),
});

export const OFFERING_MESSAGES: Record<OfferingKind, OfferingMessages> = {
  event: messagesOf("event"),
  course: messagesOf("course"),
};
