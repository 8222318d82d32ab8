import { ApiError, failureText } from "@/lib/client/api-client";
import { hasPasskeys, isCeremonyCanceled, signInByPasskey } from "@/lib/client/person/passkeys";
import { text } from "@/lib/domain/language/text";
import type { CodeProblem } from "./code-problem";
import { greet } from "./welcome";

const problem = (root: string): CodeProblem => ({ errors: { root }, focus: null });

/** Signs in with a passkey. @returns "canceled" if the user chose none */
export async function submitPasskey(
  options: Parameters<typeof signInByPasskey>[0],
): Promise<"signed-in" | "canceled" | CodeProblem> {
  if (!hasPasskeys()) return problem(text("signIn.noPasskeys"));
  try {
    greet(await signInByPasskey(options));
    return "signed-in";
  } catch (error) {
    if (isCeremonyCanceled(error)) return "canceled";
    if (error instanceof ApiError && error.code === "INVALID_CREDENTIALS")
      return problem(text("signIn.passkeyRefused"));
    return problem(failureText(error));
  }
}

/** Like `submitPasskey`, but reports a cancellation as a problem, because the user clicked the button. */
export async function submitPasskeyButton(rememberMe: boolean): Promise<"signed-in" | CodeProblem> {
  const outcome = await submitPasskey({ rememberMe: () => rememberMe });
  return outcome === "canceled" ? problem(text("signIn.passkeyCanceled")) : outcome;
}
