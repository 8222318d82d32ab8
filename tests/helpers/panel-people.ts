import { randomInt } from "node:crypto";
import type { ListedPerson, PersonCard } from "@/lib/schemas/panel/people";
import type { ApiClient } from "./api";

/** A unique last name of letters only, for searches. */
export const newLastName = (): string =>
  `Q${Array.from({ length: 10 }, () => "bcdfghklmnpqrstvwxyz".charAt(randomInt(20))).join("")}`;

/** Adds a person in the panel, by default with a name only. */
export async function newPanelPerson(
  panel: ApiClient,
  fields: Record<string, unknown> = {},
): Promise<ListedPerson> {
  const name = { firstName: "Carla", lastName: newLastName() };
  const { status, body } = await panel.post<ListedPerson>("/api/people", { ...name, ...fields });
  if (status !== 201) throw new Error(`Adding a person answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function cardOf(panel: ApiClient, id: number): Promise<PersonCard> {
  const { status, body } = await panel.get<PersonCard>(`/api/people/${id}`);
  if (status !== 200) throw new Error(`The person ${id} answered ${status}`);
  return body;
}

/** The ids that a search in the panel finds. */
export async function searchPersonIds(panel: ApiClient, q: string): Promise<number[]> {
  const { body } = await panel.get<ListedPerson[]>(`/api/people?${new URLSearchParams({ q })}`);
  return body.map(({ id }) => id);
}

/** The person that belongs to an account. */
export async function personOfAccount(panel: ApiClient, user: { id: number }): Promise<ListedPerson> {
  const { body } = await panel.get<{ personId: number }>(`/api/users/${user.id}`);
  return cardOf(panel, body.personId);
}
