import type { User } from "@/lib/schemas/person/user";

/** A customer as returned by GET /api/auth/me. */
export const EXAMPLE_USER: User = {
  id: 7,
  username: "giulia.rossi",
  firstName: "Giulia",
  lastName: "Rossi",
  email: "giulia@example.org",
  phone: null,
  isAdmin: false,
  role: "customer",
  language: "it",
  isVerified: true,
  isTeacher: false,
  avatarType: "lotus",
  avatarPrimaryColor: "#4F46E5",
  avatarSecondaryColor: "#D946EF",
  avatarAccentColor: "#F59E0B",
  avatarBackgroundColor: "#FFFFFF",
  customAvatarUrl: null,
  bio: null,
};
