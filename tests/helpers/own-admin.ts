import type { Cookie, Page } from "@playwright/test";
import pg from "pg";
import type { ApiClient } from "./api";
import { newCustomer } from "./people";
import { databaseUrl, siteUrl } from "./site";

export interface OwnAdmin {
  username: string;
  password: string;
}

/** Runs a statement about an account, for what no API call can arrange. */
async function query<Row extends pg.QueryResultRow>(text: string, userId: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, [userId])).rows;
  } finally {
    await client.end();
  }
}

/** A new administrator, so that changing the password or ending sessions affects no other test. */
export async function newAdministrator(): Promise<OwnAdmin> {
  const { user, password } = await newCustomer({ firstName: "Ada", lastName: "Segreteria" });
  await query("UPDATE users SET is_admin = true WHERE id = $1", user.id);
  return { username: user.username, password };
}

/** An account with a verified address, and the teacher profile of its person. */
export async function newOwnTeacher(admin: ApiClient): Promise<{ account: OwnAdmin; teacherId: number }> {
  const { user, password } = await newCustomer({ firstName: "Nina" });
  await query("UPDATE users SET is_verified = true WHERE id = $1", user.id);
  const [person] = await query<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", user.id);
  const { body } = await admin.post<{ id: number }>("/api/teachers", { name: "Nina", personId: person?.id });
  return { account: { username: user.username, password }, teacherId: body.id };
}

/** Signs the browser in by cookie, like a login on the site. */
export async function signInByCookie(page: Page, { username, password }: OwnAdmin): Promise<void> {
  const answer = await page.request.post(`${siteUrl()}/api/auth/login`, {
    data: { username, password },
    headers: { origin: siteUrl() },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

/** Registers a customer and signs the browser in. */
export async function signInAsCustomer(
  page: Page,
  overrides: Record<string, unknown> = {},
): ReturnType<typeof newCustomer> {
  const customer = await newCustomer(overrides);
  await signInByCookie(page, { username: customer.user.username, password: customer.password });
  return customer;
}

/** The session that the tests of this worker share. */
let shared: Cookie[] = [];

/**
 * Signs the browser in as an administrator whom all tests of a worker share. Tests that change the account, log out or
 * sign in again in the same browser, which ends the session, need a `newAdministrator`.
 */
export async function signInAsAdministrator(page: Page): Promise<void> {
  if (shared.length > 0) return page.context().addCookies(shared);
  await signInByCookie(page, await newAdministrator());
  shared = await page.context().cookies();
}
