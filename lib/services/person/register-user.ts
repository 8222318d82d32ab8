import "server-only";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { issueSessionTokens, openSessionRow, type StartedSession } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { insertUser } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import type { Language } from "@/lib/domain/language/languages";
import { birthDateRefusal } from "@/lib/domain/person/birth-date";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { BIRTH_DATE_MESSAGES } from "@/lib/messages/person/account";
import type { RegistrationInput } from "@/lib/schemas/person/registration";
import { removeImage } from "@/lib/storage/images";
import { storeAvatar } from "./avatar-image";
import { writeUniqueAccount } from "./refuse-duplicate-account";
import { refuseWeakPassword } from "./refuse-weak-password";
import { sendVerification } from "./send-verification";

/**
 * Creates an account, queues its verification mail and signs its owner in.
 * @throws AppError VALIDATION for a birth date outside the limits or a password that is easily guessed, DUPLICATE,
 * PAYLOAD_TOO_LARGE and UNSUPPORTED_MEDIA_TYPE for the picture
 */
export async function registerUser(
  request: Request,
  input: RegistrationInput & { language: Language },
  now: Date,
): Promise<{ user: SignedInUser; session: StartedSession }> {
  const refusal = birthDateRefusal(input.dateOfBirth, dayOf(now));
  if (refusal) throw fieldError("dateOfBirth", BIRTH_DATE_MESSAGES[refusal]);

  const { password, avatarUrl, avatarType, newsletter, noFiscalCode: _, ...fields } = input;
  const { username, email, fiscalCode } = fields;
  refuseWeakPassword(password, fields, "password");
  return writeUniqueAccount({ username, email, fiscalCode: fiscalCode ?? undefined }, null, async () => {
    const passwordHash = await hashPassword(password);
    const customAvatarUrl = await storeAvatar(avatarUrl);
    try {
      return await prisma().$transaction(async (tx) => {
        const user = await insertUser(tx, {
          ...fields,
          passwordHash,
          customAvatarUrl,
          termsAcceptedAt: now,
          newsletterWantedAt: newsletter ? now : null,
          avatarType: avatarType ?? (customAvatarUrl ? "custom" : "lotus"),
        });
        const { id } = user;
        await recordChange(tx, { action: "register", entity: "user", entityId: id, actorId: id });
        await sendVerification(tx, user, { template: "welcome", isOfAccount: true }, now);
        const row = await openSessionRow(tx, request, user.id, false, now);
        return { user, session: await issueSessionTokens(request, row, false) };
      });
    } catch (error) {
      if (customAvatarUrl) await removeImage(customAvatarUrl);
      throw error;
    }
  });
}
