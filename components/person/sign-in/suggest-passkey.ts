import { cancelSuggestion, canSuggestPasskeys } from "@/lib/client/person/passkeys";
import type { CodeProblem } from "./code-problem";
import { submitPasskey } from "./submit-passkey";

/** Shorter than the lifetime of the server's challenge (CHALLENGE_MINUTES). */
const RENEWAL_MS = 4 * 60_000;

const isToBeRemembered = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[name=rememberMe]")].some(
    ({ checked, offsetParent }) => checked && offsetParent !== null,
  );

/**
 * Lets the browser suggest its passkeys in the field for the e-mail address or username, until one is chosen.
 * @returns a function that stops the suggestion; null if the browser cannot suggest passkeys
 */
export async function suggestPasskey(
  onSignedIn: () => void,
  onProblem: (problem: CodeProblem) => void,
): Promise<(() => void) | null> {
  if (!(await canSuggestPasskeys())) return null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    renewal = setTimeout(offer, RENEWAL_MS);
    // Errors before a passkey is chosen are not shown: the user did not request anything.
    let isChosen = false;
    const onChosen = () => {
      isChosen = true;
    };
    const outcome = await submitPasskey({ rememberMe: isToBeRemembered, isSuggested: true, onChosen });
    if (outcome === "signed-in") {
      clearTimeout(renewal);
      onSignedIn();
    } else if (isChosen && outcome !== "canceled") onProblem(outcome);
  };
  void offer();
  return () => {
    clearTimeout(renewal);
    cancelSuggestion();
  };
}
