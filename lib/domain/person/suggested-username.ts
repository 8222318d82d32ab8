import { firstGraphemes } from "../site/truncate";
import { usernameSkeleton } from "./folded-name";

const SHORTEST = 5;
const LONGEST = 40;

/**
 * A username made from a person's name, in lower-case ASCII: "anna.rossi".
 * @param attempt 1 for the first suggestion; from 2 on, the number is appended because the earlier ones are taken
 */
export function suggestedUsername(firstName: string, lastName: string, attempt = 1): string {
  const words = [firstName, lastName].map((name) => usernameSkeleton(name).replace(/[^a-z0-9]/g, ""));
  const name = firstGraphemes(words.filter(Boolean).join("."), LONGEST).replace(/\.$/, "");
  const base = name.length < SHORTEST ? ["persona", name].filter(Boolean).join(".") : name;
  return attempt === 1 ? base : `${base}${attempt}`;
}
