export interface PersonIdentifiers {
  username?: string | undefined;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const lettersAndDigits = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a password is just the person's name, username or e-mail address, ignoring case and punctuation. */
export function isPersonalPassword(
  password: string,
  { username, email, firstName = "", lastName = "" }: PersonIdentifiers,
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
  const wanted = lettersAndDigits(password);
  return wanted !== "" && words.some((word) => word !== undefined && lettersAndDigits(word) === wanted);
}
