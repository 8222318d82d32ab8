import { sortServerErrors } from "@/components/shared/form/server-errors";
import { ApiError, failureText } from "@/lib/client/api-client";
import type { CodeAttempt } from "@/lib/client/person/code-attempt";
import { type CodeCredentials, requestCode, signInByCode } from "@/lib/client/person/sign-in-code";
import { bareSignInCode } from "@/lib/domain/person/sign-in-code";
import { codeLoginSchema, codeRequestSchema } from "@/lib/schemas/person/sign-in-code";
import { CODE_FIELDS, type CodeProblem } from "./code-problem";
import { submitPasskeyButton } from "./submit-passkey";
import { welcome } from "./welcome";

export type CodeOutcome = "signed-in" | { next: "names"; notice: string } | { next: "totp" } | CodeProblem;

const problemOf = (named: readonly (readonly [string, string])[]): CodeProblem => {
  const errors = Object.fromEntries(named);
  return { errors, focus: CODE_FIELDS.find((name) => errors[name]) ?? null };
};

function serverProblem(error: unknown): CodeProblem {
  const { named, rest } = sortServerErrors(CODE_FIELDS, error, failureText);
  return problemOf(rest === null ? named : [...named, ["root", rest]]);
}

type Issues = readonly { path: PropertyKey[]; message: string }[];
const issueProblem = (issues: Issues): CodeProblem =>
  problemOf(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());

/** The first step's form data for an address that is already known. */
export function firstStepOf({ email, rememberMe }: Pick<CodeAttempt, "email" | "rememberMe">): FormData {
  const form = new FormData();
  form.set("email", email);
  if (rememberMe) form.set("rememberMe", "on");
  return form;
}

/** Mails a code, or signs in with a passkey if its button submitted the form. */
export async function submitFirstStep(form: FormData): Promise<CodeAttempt | "signed-in" | CodeProblem> {
  const rememberMe = form.has("rememberMe");
  if (form.has("passkey")) return submitPasskeyButton(rememberMe);
  const checked = codeRequestSchema.safeParse({ email: form.get("email") });
  if (!checked.success) return issueProblem(checked.error.issues);
  const { email } = checked.data;
  try {
    const attempt = await requestCode(email);
    const path = window.location.pathname;
    return { email, attempt, rememberMe, code: null, path, requestedAt: Date.now() };
  } catch (error) {
    return serverProblem(error);
  }
}

const isMissingName = (error: ApiError) =>
  error.errors?.firstName !== undefined || error.errors?.lastName !== undefined;

export async function submitCode(credentials: CodeCredentials): Promise<CodeOutcome> {
  const sent = { ...credentials, code: bareSignInCode(credentials.code) };
  const checked = codeLoginSchema.safeParse(sent);
  if (!checked.success) return issueProblem(checked.error.issues);
  try {
    const user = await signInByCode(sent);
    welcome(user);
    return "signed-in";
  } catch (error) {
    if (!(error instanceof ApiError)) return serverProblem(error);
    if (error.code === "TOTP_REQUIRED") return { next: "totp" };
    if (error.code === "TOTP_INVALID") return { errors: { totp: failureText(error) }, focus: "totp" };
    if (error.code === "CODE_INVALID") return { errors: { code: failureText(error) }, focus: "code" };
    const isFirstTry = credentials.firstName === undefined;
    if (isFirstTry && isMissingName(error)) return { next: "names", notice: failureText(error) };
    return serverProblem(error);
  }
}
