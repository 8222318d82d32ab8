import { screen, waitFor, within } from "@testing-library/react";
import { MembersPage } from "@/components/admin/members/members-page";
import type { Role } from "@/lib/domain/person/roles";
import type { Member } from "@/lib/schemas/membership/member";
import { EXAMPLE_SETTINGS, exampleMember } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

/** Soci: actions on several rows at once. */

const MEMBERS: Member[] = [
  exampleMember(1, { name: "Ada Bianchi", appliedOn: "2026-11-05" }),
  exampleMember(2, { name: "Bice Conti", appliedOn: "2026-11-02" }),
  exampleMember(3, { name: "Carla Ferri", status: "admitted", number: 7, decidedOn: "2026-01-10" }),
];

let decisions: unknown[];
beforeEach(async () => {
  decisions = [];
  await serveApi((response, { path, body }) => {
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path !== "/api/members/decisions") return sendJson(response, 200, MEMBERS);
    decisions.push(JSON.parse(body));
    return sendJson(response, 200, { members: MEMBERS.slice(0, 2), sent: 1 });
  });
});

async function renderPage(role: Role) {
  const app = renderPanel(<MembersPage />, role);
  await screen.findByRole("checkbox", { name: "Seleziona Ada Bianchi" });
  return app;
}

const tick = (name: string) => screen.getByRole("checkbox", { name: `Seleziona ${name}` });

it("decides several applications with one resolution, in the order of their dates", async () => {
  const { user } = await renderPage("admin");
  for (const name of ["Ada Bianchi", "Bice Conti", "Carla Ferri"]) await user.click(tick(name));
  expect(screen.getByText("3 selezionati")).toBeVisible();
  // The selected member is excluded from the decision, and has a card to print.
  expect(screen.getByRole("link", { name: "Stampa 1 tessera" })).toHaveAttribute(
    "href",
    "/api/members/cards?ids=3",
  );
  await user.click(screen.getByRole("button", { name: "Delibera su 2 domande" }));
  const dialog = await screen.findByRole("dialog");
  const named = within(dialog)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(named.map((line) => line?.split(",")[0])).toEqual(["Bice Conti", "Ada Bianchi"]);
  await user.type(within(dialog).getByLabelText("Estremi della delibera"), "verbale n. 4 del 12/11/2026");
  await user.click(within(dialog).getByRole("button", { name: "Registra la delibera" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decisions).toEqual([
    expect.objectContaining({ ids: [2, 1], admit: true, resolution: "verbale n. 4 del 12/11/2026" }),
  ]);
  expect(await screen.findByText("2 soci ammessi")).toBeVisible();
  expect(screen.getByText("Una persona riceve un'e-mail.")).toBeVisible();
  expect(screen.queryByText("3 selezionati")).toBeNull();
});

it("offers a secretary the cards, but not the decision", async () => {
  const { user } = await renderPage("secretary");
  await user.click(tick("Ada Bianchi"));
  await user.click(tick("Carla Ferri"));
  expect(screen.getByText("2 selezionati")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Delibera su/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Stampa 1 tessera" })).toBeVisible();
});
