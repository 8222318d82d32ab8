import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { typedText } from "@/lib/schemas/fields";

const CODE_REQUIRED = VALIDATION.code;

/** A code of the authenticator app, or a recovery code. */
export const totpField = typedText(40, CODE_REQUIRED).min(1, CODE_REQUIRED);

export const totpStartedSchema = z.object({ secret: z.string(), otpauthUrl: z.string() });
export const totpCodeSchema = z.object({ code: totpField });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
