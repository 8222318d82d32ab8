import { screen, within } from "@testing-library/react";
import { MergeDialog } from "@/components/admin/shared/person/merge/merge-dialog";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { foundPerson } from "@/tests/helpers/found-person";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const LUCA: ListedPerson = {
  ...{ id: 8, firstName: "Luca", lastName: "Verdi", email: "luca@example.com", phone: null, userId: null },
  ...{ dateOfBirth: null, placeOfBirth: null, fiscalCode: null, address: null, city: null, postalCode: null },
  ...{ language: "it", certificateUntil: null, memberUntil: null, newsletterSince: null, note: null },
  ...{ createdAt: "2026-01-02T10:00:00.000Z", lastSeenAt: null, bookingsCount: 0, paidTotal: 0, dueTotal: 0 },
  ...{ hasAccount: false, isVerified: false },
};
const NAMESAKE = foundPerson({ id: 9, firstName: "Luca", lastName: "VERDI", email: null });
const OTHER = foundPerson({ id: 10, firstName: "Lucia", lastName: "Verdi", email: null });

test("the people with the same name are proposed, though the name alone makes no duplicate", async () => {
  await serveApi((response, { path }) =>
    sendJson(response, 200, path.startsWith("/api/people/duplicates") ? [] : [LUCA, NAMESAKE, OTHER]),
  );
  renderApp(<MergeDialog person={LUCA} onClose={() => {}} onMerged={() => {}} />);
  const proposed = await screen.findByRole("region", { name: "Forse è la stessa persona" });
  expect(within(proposed).getAllByRole("button")).toHaveLength(1);
  expect(proposed).toHaveTextContent("Luca VERDI");
  expect(proposed).toHaveTextContent("stesso nome");
});
