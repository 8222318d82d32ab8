import { screen } from "@testing-library/react";
import { DeskDialog } from "@/components/admin/frame/desk/desk-dialog";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** A Sunday. */
const TODAY = "2026-11-22";
const PEOPLE = [
  { id: 3, firstName: "Giulia", lastName: "Rossi", phone: null, email: "giulia@example.com" },
  { id: 8, firstName: "Marta", lastName: "Rossi", phone: "333 1234567", email: "" },
];
const ROOM = { capacity: 20, totalAmount: 3500, isOnRequest: false, unavailable: null };
const ROOMS = [
  { ...ROOM, spaceId: 1, name: "Sala Loto" },
  { ...ROOM, spaceId: 2, name: "Sala Salvia" },
];

let server: LoopbackServer;
beforeEach(async () => {
  server = await serveApi((response, { path }) => {
    const known = path.startsWith("/api/people") ? PEOPLE : path.startsWith("/api/board/free") ? ROOMS : [];
    sendJson(response, 200, known);
  });
});
afterEach(() => server.close());

async function ask(text: string, first: RegExp) {
  const onFollow = jest.fn();
  const onClose = jest.fn();
  const { user } = renderApp(<DeskDialog today={TODAY} onFollow={onFollow} onClose={onClose} />);
  const box = screen.getByRole("combobox", { name: /Cerca spazi liberi/ });
  expect(box).toHaveFocus();
  await user.keyboard(text);
  await screen.findByRole("option", { name: first });
  return { user, box, onFollow, onClose };
}

/** The one answer that is said to be selected, which must be the one that the box points at. */
function expectActive(box: HTMLElement, name: RegExp): void {
  const active = screen.getByRole("option", { selected: true });
  expect(active).toHaveTextContent(name);
  expect(box).toHaveAttribute("aria-activedescendant", active.id);
  expect(box).toHaveFocus();
}

it("lets the arrows go through the answers, and round, while the focus stays in the box", async () => {
  const { user, box } = await ask("rossi", /Giulia/);
  expect(box).toHaveAttribute("aria-controls", screen.getByRole("listbox", { name: "Risposte" }).id);
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Marta/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowUp}");
  expectActive(box, /Marta/);
});

it("goes with the arrows from the free rooms on to the day, and Enter follows what they came to", async () => {
  const { user, box, onFollow } = await ask("gio 17", /Sala Loto/);
  expectActive(box, /Sala Loto/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Sala Salvia.*35,00/);
  await user.keyboard("{Enter}");
  expect(onFollow).toHaveBeenLastCalledWith(
    expect.objectContaining({
      kind: "book",
      spaceId: 2,
      period: expect.objectContaining({ startDate: "2026-11-26", startTime: "17:00" }),
    }),
  );
  await user.keyboard("{ArrowDown}");
  expectActive(box, /giovedì 26 novembre/i);
  await user.keyboard("{Enter}");
  expect(onFollow).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "day", day: "2026-11-26" }));
});

it("begins at the first answer again when something else is typed", async () => {
  const { user, box } = await ask("gio 17", /Sala Loto/);
  await user.keyboard("{ArrowDown}");
  await user.clear(box);
  await user.keyboard("rossi");
  await screen.findByRole("option", { name: /Giulia/ });
  expectActive(box, /Giulia/);
});

it("follows nothing while there is no answer, and says so", async () => {
  server.answerWith((response) => sendJson(response, 200, []));
  const { user } = renderApp(<DeskDialog today={TODAY} onFollow={() => {}} onClose={() => {}} />);
  await user.keyboard("nessuno");
  expect(await screen.findByText("Non ho trovato niente.")).toHaveAttribute("role", "status");
  expect(screen.getByRole("combobox")).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("combobox")).toHaveFocus();
});
