import { ApiClient } from "./api";
import { mailsIn } from "./mail-folder";
import { newEmail, type TestUser } from "./people";

export interface CodeLoginAnswer {
  isAuthenticated: boolean;
  user: TestUser & { isVerified: boolean; isAdmin: boolean; phone: string | null };
  authToken: string;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** Requests a code. @returns the attempt, and the code of the newest e-mail to the address */
export async function newCode(
  email: string,
  client = new ApiClient(),
): Promise<{ attempt: string; code: string }> {
  const before = await mailsIn(email, "signInCode", 0);
  const { status, body } = await client.post<{ attempt: string }>("/api/auth/code", { email });
  if (status !== 200) throw new Error(`The request of a code answered ${status}`);
  return { attempt: body.attempt, code: await mailedCode(email, before.length + 1) };
}

/** Waits for `count` e-mails to an address and returns the code of the last one. */
export async function mailedCode(email: string, count = 1): Promise<string> {
  const mails = await mailsIn(email, "signInCode", count);
  const [code] = /^\d{6}/.exec(mails.at(-1)?.subject ?? "") ?? [];
  if (code === undefined) throw new Error("The mail has no code in its subject");
  return code;
}

export const loginByCode = (body: object, client = new ApiClient()) =>
  client.post<CodeLoginAnswer>("/api/auth/code/login", body);

/** Creates an account without a password through a code. @returns a client signed in to it */
export async function newCodeCustomer(
  overrides: { email?: string; firstName?: string; lastName?: string; phone?: string } = {},
): Promise<{ client: ApiClient; user: CodeLoginAnswer["user"] }> {
  const { email = newEmail(), ...names } = overrides;
  const { attempt, code } = await newCode(email);
  const { status, body } = await loginByCode({
    ...{ attempt, code, firstName: "Carla", lastName: "Esempio" },
    ...names,
  });
  if (status !== 201) throw new Error(`The first login by code answered ${status}: ${JSON.stringify(body)}`);
  return { client: new ApiClient({ token: body.authToken }), user: body.user };
}
