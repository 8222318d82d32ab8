import { cancelSuggestion, canSuggestPasskeys } from "@/lib/client/person/passkeys";
import type { CodeProblem } from "./code-problem";
import { submitPasskey } from "./submit-passkey";

/** Sooner than the server's challenge expires (CHALLENGE_MINUTES). */
const RENEWAL_MS = 4 * 60_000;

/** Whether "Ricordami" is ticked in the form that is shown. */
const isToBeRemembered = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[name=rememberMe]")].some(
    ({ checked, offsetParent }) => checked && offsetParent !== null,
  );

/**
 * Has the browser offer its passkeys in the field of the address or the username, until one is chosen.
 * @returns ends the offer; null where the browser has none to make
 */
export async function suggestPasskey(
  onSignedIn: () => void,
  onProblem: (problem: CodeProblem) => void,
): Promise<(() => void) | null> {
  if (!(await canSuggestPasskeys())) return null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    renewal = setTimeout(offer, RENEWAL_MS);
    // What fails before is nothing that anybody has asked for.
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
