import "server-only";
import { foldName, usernameSkeleton } from "@/lib/domain/person/folded-name";

/** The columns by which usernames and e-mail addresses are compared. */
export const foldedNames = ({ username, email }: { username: string; email: string }) => ({
  usernameFold: foldName(username),
  usernameLook: usernameSkeleton(username),
  emailFold: foldName(email),
});
