import { useEffect, useEffectEvent, useState } from "react";
import {
  type CodeAttempt,
  clearCodeAttempt,
  loadCodeAttempt,
  saveCodeAttempt,
} from "@/lib/client/person/code-attempt";
import type { CodeField, CodeProblem } from "./code-problem";
import type { CodeOutcome } from "./submit-code";

/** Validation needs a library larger than the rest of the page, so it is loaded on the first focus of the form. */
export const loadCodeLogin = () => import("./lazy-step");
export const preloadCodeLogin = () => void loadCodeLogin().catch(() => {});

const NOT_LOADED: CodeProblem = {
  errors: { root: "live.failure.unknown" },
  focus: null,
};
const NO_PROBLEM: CodeProblem = { errors: {}, focus: null };

export type CodeStep = "email" | "code" | "names" | "totp";

interface MoreInput {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  newsletter?: boolean | undefined;
  totp?: string | undefined;
}

export function useCodeLogin(onSuccess: () => void) {
  const [step, setStep] = useState<CodeStep>("email");
  const [attempt, setAttempt] = useState<CodeAttempt | null>(null);
  /** The server's explanation of why it needs the names. */
  const [notice, setNotice] = useState("");
  const [problem, setProblem] = useState<CodeProblem>(NO_PROBLEM);
  const [isSending, setSending] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);

  // In an effect, since the server cannot access the tab's stored attempt.
  useEffect(() => {
    const kept = loadCodeAttempt();
    if (kept === null) return;
    setAttempt(kept);
    setStep("code");
  }, []);

  // The browser suggests its passkeys in the field. Their code is loaded after the page is shown.
  const enterByPasskey = useEffectEvent(onSuccess);
  useEffect(() => {
    const offer = import("./suggest-passkey").then(
      ({ suggestPasskey }) => suggestPasskey(enterByPasskey, setProblem),
      () => null,
    );
    return () => void offer.then((stop) => stop?.());
  }, []);

  const keep = (next: CodeAttempt) => {
    setAttempt(next);
    saveCodeAttempt(next);
  };

  /** Runs one request at a time. A failure to load the code is reported like a network failure. */
  const run = async <T>(send: (code: typeof import("./lazy-step")) => Promise<T>) => {
    if (isSending) return null;
    setSending(true);
    setProblem(NO_PROBLEM);
    const answer = await loadCodeLogin().then(send, () => NOT_LOADED);
    setSending(false);
    return answer;
  };

  /** The first step, or a request for another code: mails a code, or signs in with a passkey. */
  const begin = async (form: FormData) => {
    const isAgain = step !== "email";
    const answer = await run(({ submitFirstStep }) => submitFirstStep(form));
    if (answer === null) return;
    if (answer === "signed-in") return onSuccess();
    if ("errors" in answer) return setProblem(answer);
    keep(answer);
    setSentAgain(isAgain);
    setStep("code");
  };

  const follow = (outcome: CodeOutcome, code: string) => {
    if (outcome === "signed-in") {
      clearCodeAttempt();
      onSuccess();
      return;
    }
    if ("errors" in outcome) {
      // The code has expired while the user was filling in the later step.
      if (outcome.focus === "code") setStep("code");
      setProblem(outcome);
      return;
    }
    if (attempt !== null) keep({ ...attempt, code });
    if (outcome.next === "names") setNotice(outcome.notice);
    setStep(outcome.next);
  };

  const enter = async (code: string, more: MoreInput = {}) => {
    if (attempt === null) return;
    const { attempt: token, rememberMe } = attempt;
    const credentials = { attempt: token, code, rememberMe, ...more };
    const outcome = await run(({ submitCode }) => submitCode(credentials));
    if (outcome !== null) follow(outcome, code);
  };

  return {
    step,
    attempt,
    notice,
    problem,
    isSending,
    isSentAgain,
    begin,
    enter,
    restart: () => {
      clearCodeAttempt();
      setStep("email");
      setProblem(NO_PROBLEM);
    },
    clearError: (name: string) => {
      if (!(name in problem.errors)) return;
      const { [name as CodeField]: _, ...others } = problem.errors;
      setProblem({ errors: others, focus: null });
    },
  };
}
