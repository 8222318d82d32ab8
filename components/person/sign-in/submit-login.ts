import { sortServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { signIn } from "@/lib/client/person/sign-in";
import { text } from "@/lib/domain/language/text";
import { loginSchema } from "@/lib/schemas/person/sign-in";
import { welcome } from "./welcome";

export const LOGIN_FIELDS = ["username", "password", "totp"] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

/** The result of a login: signed in, a code is needed, or error messages and the field to focus. */
export type LoginOutcome =
  | "signed-in"
  | "needs-code"
  | { errors: Partial<Record<LoginField | "root", string>>; focus: LoginField | null };

function firstOf(errors: Partial<Record<string, string>>): LoginField | null {
  return LOGIN_FIELDS.find((name) => errors[name]) ?? null;
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}

/** Validates the login form and signs in. A refusal of the server is also shown in a toast. */
export async function submitLogin(form: FormData): Promise<LoginOutcome> {
  const checked = loginSchema.safeParse({
    username: textOf(form, "username"),
    password: textOf(form, "password"),
    totp: textOf(form, "totp"),
    rememberMe: form.has("rememberMe"),
  });
  if (!checked.success) {
    const errors: Partial<Record<string, string>> = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
    return { errors, focus: firstOf(errors) };
  }
  try {
    const user = await signIn(checked.data);
    welcome(user, checked.data.password);
    return "signed-in";
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "TOTP_REQUIRED") return "needs-code";
    toast({ variant: "destructive", title: text("live.signIn.failed"), description: failureText(error) });
    const { named, rest } = sortServerErrors(LOGIN_FIELDS, error, failureText);
    const errors = Object.fromEntries(rest === null ? named : [...named, ["root", rest]]);
    if (code === "INVALID_CREDENTIALS") return { errors, focus: "password" };
    return { errors, focus: code === "TOTP_INVALID" ? "totp" : firstOf(errors) };
  }
}
