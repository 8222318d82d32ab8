import { randomInt } from "node:crypto";
import { ApiClient } from "./api";
import { siteUrl } from "./site";

export const ADMIN = { username: "admin", password: "Amministra-1-test", email: "admin@example.org" };

/** A unique e-mail address. */
export const newEmail = (): string => `carla.${Date.now().toString(36)}${randomInt(1_000_000)}@example.org`;

const ODD: Record<string, number> = {};
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
for (let index = 0; index < 26; index += 1) {
  ODD[String.fromCharCode(65 + index)] = ODD_VALUES[index] ?? 0;
  if (index < 10) ODD[String(index)] = ODD_VALUES[index] ?? 0;
}

/** A codice fiscale with random digits and a valid check character, unique to each test. */
export function newFiscalCode(): string {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(65 + randomInt(26))).join("");
  const code = `${letters}${String(randomInt(40, 99))}A${String(randomInt(1, 28)).padStart(2, "0")}H${String(randomInt(100, 999))}`;
  const sum = [...code].reduce((total, sign, index) => {
    if (index % 2 === 0) return total + (ODD[sign] ?? 0);
    return total + (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65);
  }, 0);
  return code + String.fromCharCode(65 + (sum % 26));
}

/** A valid and unique registration body; `overrides` replace fields. */
export function registrationBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const unique = `${Date.now().toString(36)}${randomInt(1_000_000).toString(36)}`;
  return {
    username: `utente.${unique}`,
    password: "Segreta-123",
    firstName: "Giulia",
    lastName: "Esempio",
    email: `giulia.${unique}@example.org`,
    phone: "+39 333 000 0000",
    dateOfBirth: "1985-05-17",
    placeOfBirth: "Roma",
    address: "Via dell'Esempio 1",
    city: "Roma",
    postalCode: "00100",
    fiscalCode: newFiscalCode(),
    profession: "Insegnante di yoga",
    ...overrides,
  };
}

export interface TestUser {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Registers a customer and returns a client signed in as that customer. */
export async function newCustomer(
  overrides: Record<string, unknown> = {},
): Promise<{ client: ApiClient; user: TestUser; token: string; password: string }> {
  const body = registrationBody(overrides);
  const { status, body: answer } = await new ApiClient().post<{ user: TestUser; authToken: string }>(
    "/api/auth/register",
    body,
  );
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(answer)}`);
  return {
    client: new ApiClient({ token: answer.authToken }),
    user: answer.user,
    token: answer.authToken,
    password: String(body.password),
  };
}

/** A client signed in as the administrator. */
export async function newAdmin(): Promise<{ client: ApiClient; user: TestUser; token: string }> {
  const { status, body } = await new ApiClient().post<{ user: TestUser; authToken: string }>(
    "/api/auth/login",
    {
      username: ADMIN.username,
      password: ADMIN.password,
    },
  );
  if (status !== 200)
    throw new Error(`The administrator's login answered ${status}: ${JSON.stringify(body)}`);
  return { client: new ApiClient({ token: body.authToken }), user: body.user, token: body.authToken };
}

/** The cookie of a login, as sent by a browser. */
export async function cookieOf(username: string, password: string): Promise<string> {
  const { headers } = await new ApiClient().post(
    "/api/auth/login",
    { username, password },
    { headers: { Origin: siteUrl() } },
  );
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
