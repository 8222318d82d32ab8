import { screen } from "@testing-library/react";
import { CustomerField } from "@/components/admin/shared/booking/contact/customer-field";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const PEOPLE = [
  { id: 3, firstName: "Giulia", lastName: "Rossi", phone: null, email: "giulia@example.com" },
  { id: 8, firstName: "Marta", lastName: "Rossi", phone: "333 1234567", email: "" },
];

let server: LoopbackServer;
/** What answers wait for. */
let gate: Promise<void>;
beforeEach(async () => {
  gate = Promise.resolve();
  server = await serveApi((response) => {
    gate.then(() => sendJson(response, 200, PEOPLE));
  });
});
afterEach(() => server.close());

async function search(text: string) {
  const chosen: unknown[] = [];
  const { user } = renderApp(
    <CustomerField
      autoFocus={false}
      onPerson={({ id }) => chosen.push(id)}
      onNew={(name) => chosen.push(name)}
      onDirtyChange={() => {}}
    />,
  );
  const box = screen.getByRole("combobox", { name: /Cliente/ });
  await user.type(box, text);
  await screen.findByRole("option", { name: /Giulia/ });
  return { user, box, chosen };
}

/** The one choice that is said to be selected, which must be the one that the box points at. */
function expectActive(box: HTMLElement, name: RegExp): void {
  const active = screen.getByRole("option", { selected: true });
  expect(active).toHaveTextContent(name);
  expect(box).toHaveAttribute("aria-activedescendant", active.id);
  expect(box).toHaveFocus();
}

it("lets the arrows go through the people found and somebody new, and round, while the focus stays in the box", async () => {
  const { user, box } = await search("rossi");
  expect(box).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Marta/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Nuovo cliente: rossi/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowUp}");
  expectActive(box, /Nuovo cliente: rossi/);
});

it("chooses with Enter what the arrows came to, with a press what is pressed", async () => {
  const { user, chosen } = await search("rossi");
  await user.keyboard("{ArrowDown}{Enter}");
  await user.keyboard("{ArrowDown}{Enter}");
  await user.click(screen.getByRole("option", { name: /Giulia/ }));
  expect(chosen).toEqual([8, "rossi", 3]);
});

it("starts again at the first when something else is typed, and chooses nobody before the answer is there", async () => {
  const { user, box, chosen } = await search("ros");
  await user.keyboard("{ArrowDown}");
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await user.keyboard("s{Enter}");
  expect(chosen).toEqual([]);
  open();
  await screen.findByRole("option", { name: /Giulia/ });
  expectActive(box, /Giulia/);
});
