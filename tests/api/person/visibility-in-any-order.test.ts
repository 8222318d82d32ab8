import fc from "fast-check";
import type { Booking } from "@/lib/schemas/booking/booking";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newLastName, personOfAccount } from "../../helpers/panel-people";
import { newCustomer, newEmail } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { verifyAddress } from "../../helpers/verified";

/** Whatever the order of events, an account sees nothing that was written for an address it has not verified. */

const EVENTS = ["books", "isPicked", "isNamed", "isChanged", "isMerged", "verifies", "leaves"] as const;

async function play(events: readonly (typeof EVENTS)[number][]): Promise<void> {
  const room = await newSpace(admin);
  let day = 1;
  const book = (client: ApiClient, contact: Record<string, unknown>): Promise<Booking> =>
    bookAs(client, room.id, inDays(day++), contact);
  const name = { firstName: "Rosa", lastName: newLastName() };
  const email = newEmail();
  const { client, user, password } = await newCustomer({ ...name, email });
  const { id: personId } = await personOfAccount(admin, user);
  const [own, others]: [number[], number[]] = [[], []];
  const state: { address: "unproven" | "proven" | "left" } = { address: "unproven" };
  const steps: Record<(typeof EVENTS)[number], () => Promise<unknown>> = {
    books: async () => own.push((await book(client, {})).id),
    // The person as the desk knows it, unless it was merged.
    isPicked: async () => {
      if ((await admin.get(`/api/people/${personId}`)).status !== 200) return;
      const { id, userId } = await book(admin, { personId });
      (userId === user.id ? own : others).push(id);
    },
    isNamed: async () => {
      const { id, userId } = await book(admin, { ...name, email });
      (userId === user.id && state.address === "left" ? own : others).push(id);
    },
    isChanged: () => admin.patch(`/api/people/${personId}`, { note: "Segreta" }),
    isMerged: async () => {
      // With a verified address, a person whom an administrator merges with the account's own belongs to the account.
      if (state.address === "left" && (await personOfAccount(admin, user)).id === personId) return;
      const { personId: named, id } = await book(admin, { ...name, email });
      others.push(id);
      await admin.post(`/api/people/${personId}/merge`, { into: named });
    },
    verifies: async () => {
      if (state.address !== "unproven") return;
      await verifyAddress(client, user);
      state.address = "proven";
    },
    leaves: async () => {
      if (state.address !== "unproven") return;
      const to = newEmail();
      await client.patch("/api/users/me", { email: to, currentPassword: password });
      const token = tokenIn(await waitForMail(to, "verification"));
      expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
      state.address = "left";
    },
  };
  for (const event of events) {
    await steps[event]();
    const { body } = await client.get<Booking[]>("/api/bookings?mine=true&pageSize=500");
    const expected = state.address === "proven" ? [...own, ...others] : own;
    expect([event, body.map(({ id }) => id).sort((a, b) => a - b)]).toEqual([
      event,
      expected.sort((a, b) => a - b),
    ]);
  }
}

test("an account sees what it created, and what others stored for its address once that is verified", async () => {
  const anyOrder = fc.array(fc.constantFrom(...EVENTS), { minLength: 4, maxLength: 9 });
  await fc.assert(fc.asyncProperty(anyOrder, play), { numRuns: 6, endOnFailure: true });
});
