export interface PersonWords {
  username?: string | undefined;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const bare = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a password is the person's own name, username or e-mail address, in whatever case and punctuation. */
export function isOwnWord(
  password: string,
  { username, email, firstName = "", lastName = "" }: PersonWords,
): boolean {
  const words = [
    username,
    email,
    email?.split("@")[0],
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ];
  const wanted = bare(password);
  return wanted !== "" && words.some((word) => word !== undefined && bare(word) === wanted);
}
