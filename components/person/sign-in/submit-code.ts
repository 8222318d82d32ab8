import { sortServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { type CodeCredentials, requestCode, signInByCode } from "@/lib/client/person/sign-in-code";
import { text } from "@/lib/domain/language/text";
import { bareSignInCode } from "@/lib/domain/person/sign-in-code";
import { codeLoginSchema, codeRequestSchema } from "@/lib/schemas/person/sign-in-code";

/** The fields of all steps. */
const CODE_FIELDS = ["email", "code", "firstName", "lastName", "phone", "totp"] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

export interface CodeProblem {
  errors: Partial<Record<CodeField | "root", string>>;
  focus: CodeField | null;
}

/** What follows a code: signed in, a step that asks for more, or a problem. */
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

/** Mails a code. @returns the attempt that it is good for, or the problem */
export async function submitEmail(email: string): Promise<{ email: string; attempt: string } | CodeProblem> {
  const checked = codeRequestSchema.safeParse({ email });
  if (!checked.success) return issueProblem(checked.error.issues);
  try {
    return { email: checked.data.email, attempt: await requestCode(checked.data.email) };
  } catch (error) {
    return serverProblem(error);
  }
}

const isMissingName = (error: ApiError) =>
  error.errors?.firstName !== undefined || error.errors?.lastName !== undefined;

/** Sends the code, with what the later steps have asked for. */
export async function submitCode(credentials: CodeCredentials): Promise<CodeOutcome> {
  const sent = { ...credentials, code: bareSignInCode(credentials.code) };
  const checked = codeLoginSchema.safeParse(sent);
  if (!checked.success) return issueProblem(checked.error.issues);
  try {
    const user = await signInByCode(sent);
    toast({
      title: text("live.signIn.welcome", { firstName: user.firstName }),
      description: text("live.signIn.done"),
    });
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
