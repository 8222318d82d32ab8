import type { Page } from "@playwright/test";
import pg from "pg";
import { newCustomer } from "./people";
import { databaseUrl, siteUrl } from "./site";

export interface OwnAdmin {
  username: string;
  password: string;
}

/**
 * An administrator of the test's own, so that changing her password or ending her sessions disturbs no other test.
 * No call of the API makes somebody an administrator; the database does.
 */
export async function newOwnAdmin(): Promise<OwnAdmin> {
  const { user, password } = await newCustomer({ firstName: "Ada", lastName: "Segreteria" });
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
  } finally {
    await client.end();
  }
  return { username: user.username, password };
}

/** Signs the browser in by cookie, as a login of the site would. */
export async function signInByCookie(page: Page, { username, password }: OwnAdmin): Promise<void> {
  const answer = await page.request.post(`${siteUrl()}/api/auth/login`, {
    data: { username, password },
    headers: { origin: siteUrl() },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}
