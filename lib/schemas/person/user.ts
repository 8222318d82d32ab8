import "@/lib/schemas/zod-config";
import { z } from "zod";
import { ROLES } from "@/lib/domain/person/roles";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The API's `user`: the fields visible to the users themselves. */
export const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** May use the panel: every role except `customer`. */
  isAdmin: z.boolean(),
  role: z.enum(ROLES),
  isVerified: z.boolean(),
  /** Whether the account's person has a teacher profile. */
  isTeacher: z.boolean(),
  avatarType: z.enum(["lotus", "custom"]),
  avatarPrimaryColor: z.string(),
  avatarSecondaryColor: z.string(),
  avatarAccentColor: z.string(),
  avatarBackgroundColor: z.string(),
  customAvatarUrl: z.string().nullable(),
  bio: z.string().nullable(),
  /** The language of mails to the user. */
  language: languageSchema,
});

export type User = z.infer<typeof userSchema>;
