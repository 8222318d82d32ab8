import type { ApiScope } from "@/lib/domain/program/key-access";
import type { ApiKeyCreated } from "@/lib/schemas/program/api-key";
import { ApiClient } from "./api";
import { newAdmin } from "./people";

/** A new API key, and a client that uses it. */
export async function newApiKey(
  scopes: readonly ApiScope[],
  body: object = {},
): Promise<{ key: ApiKeyCreated; client: ApiClient }> {
  const { client } = await newAdmin();
  const name = `Programma ${crypto.randomUUID()}`;
  const answer = await client.post<ApiKeyCreated>("/api/keys", { name, scopes, ...body });
  if (answer.status !== 201) throw new Error(`The key was answered ${answer.status}`);
  return { key: answer.body, client: new ApiClient({ token: answer.body.secret }) };
}
