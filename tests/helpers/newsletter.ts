import type { Email } from "postal-mime";
import { ApiClient } from "./api";
import { sql } from "./database";
import { waitForMail } from "./outbox";
import { siteUrl } from "./site";

/** Requesting, confirming and ending the newsletter without an account. */

export const visitor = new ApiClient();
export const request = (body: object, client = visitor) => client.post("/api/newsletter", body);
export const confirm = (token: string) => visitor.post("/api/newsletter/confirmation", { token });
export const end = (token: string) => visitor.post("/api/newsletter/unsubscribe", { token });
export const page = async (token: string, before = "") =>
  fetch(`${siteUrl()}${before}/newsletter/${token}`, { redirect: "manual" });

function linkIn(mail: Email): string {
  const [, token] = /\/newsletter\/([\w-]+)/.exec(mail.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link of the newsletter");
  return token;
}

/** Requests the newsletter. @returns the token of the e-mailed link */
export async function requested(email: string, body: object = {}): Promise<string> {
  expect((await request({ email, ...body })).status).toBe(202);
  return linkIn(await waitForMail(email, "newsletterConfirmation"));
}

export interface Row {
  id: number;
  first_name: string;
  last_name: string;
  newsletter_since: Date | null;
}
export const peopleOf = (email: string) =>
  sql<Row>("SELECT id, first_name, last_name, newsletter_since FROM people WHERE email = $1 ORDER BY id", [
    email,
  ]);
