import { screen, within } from "@testing-library/react";
import { useState } from "react";
import {
  NOBODY,
  type PersonBody,
  type PersonChoice,
  type PersonErrors,
  readPerson,
} from "@/components/admin/shared/person-field/person-choice";
import { PersonField } from "@/components/admin/shared/person-field/person-field";
import { useChosenPerson } from "@/components/admin/shared/person-field/use-people";
import { recentPeople, rememberPerson } from "@/lib/client/person/recent-people";
import { foundPerson } from "@/tests/helpers/found-person";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const GIULIA = foundPerson({ memberUntil: "2099-12-31" });
const MARTA = foundPerson({ id: 8, firstName: "Marta", email: null, phone: "333 1234567" });
const OTHER_MARTA = foundPerson({
  id: 9,
  firstName: "Marta",
  email: null,
  dateOfBirth: "1985-05-17",
});

let people = [GIULIA, MARTA, OTHER_MARTA];
/** Responses wait for this promise. */
let gate: Promise<void>;
beforeEach(async () => {
  localStorage.clear();
  people = [GIULIA, MARTA, OTHER_MARTA];
  gate = Promise.resolve();
  await serveApi((response, { path }) => {
    const [, id] = /^\/api\/people\/(\d+)$/.exec(path) ?? [];
    const one = people.find((person) => person.id === Number(id));
    gate.then(() => {
      if (id === undefined) sendJson(response, 200, people);
      else sendJson(response, one ? 200 : 404, one ?? { message: "Non trovato", code: "NOT_FOUND" });
    });
  });
});

let sent: { body: PersonBody | null; price: number | null };

function Field() {
  const [choice, setChoice] = useState<PersonChoice>(NOBODY);
  const [errors, setErrors] = useState<PersonErrors>({});
  const { match, personId } = useChosenPerson(choice);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPerson(choice, match);
        sent = { body: read.body, price: personId };
        setErrors(read.errors ?? {});
      }}
    >
      <PersonField
        choice={choice}
        match={match}
        errors={errors}
        onChange={setChoice}
        onDirtyChange={() => {}}
      />
      <button type="submit">Prenota</button>
    </form>
  );
}

function show() {
  sent = { body: null, price: null };
  const { user } = renderApp(<Field />);
  const box = () => screen.getByRole("combobox", { name: "Cliente" });
  const book = () => user.click(screen.getByRole("button", { name: "Prenota" }));
  return { user, box, book };
}

/** Asserts the only selected option, which must also be the combobox's active descendant. */
function expectActive(box: HTMLElement, name: RegExp): void {
  const active = screen.getByRole("option", { selected: true });
  expect(active).toHaveTextContent(name);
  expect(box).toHaveAttribute("aria-activedescendant", active.id);
  expect(box).toHaveFocus();
}

it("finds people by two letters; the arrow keys move through them and the new person, wrapping around", async () => {
  const { user, box } = show();
  await user.type(box(), "r");
  expect(screen.queryByRole("option")).toBeNull();
  await user.type(box(), "o");
  await screen.findByRole("option", { name: /Giulia/ });
  expect(box()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expectActive(box(), /Giulia Rossi.*Socio.*giulia@example.com/);
  await user.keyboard("{ArrowDown}");
  expectActive(box(), /Marta Rossi.*333 1234567/);
  await user.keyboard("{ArrowDown}");
  expectActive(box(), /Marta Rossi.*17 maggio 1985/);
  await user.keyboard("{ArrowDown}");
  expectActive(box(), /Nuovo: ro/);
  await user.keyboard("{ArrowDown}");
  expectActive(box(), /Giulia/);
  await user.keyboard("{ArrowUp}");
  expectActive(box(), /Nuovo: ro/);
});

it("sends the id of a person chosen by keyboard, and uses that person's price", async () => {
  const { user, box, book } = show();
  await user.type(box(), "ro");
  await screen.findByRole("option", { name: /Giulia/ });
  await user.keyboard("{ArrowDown}{Enter}");
  const chosen = screen.getByRole("region", { name: "Cliente" });
  expect(chosen).toHaveTextContent(/Marta Rossi.*333 1234567/);
  await book();
  expect(sent).toEqual({ body: { personId: 8 }, price: 8 });
  await user.click(within(chosen).getByRole("button", { name: "Cambia" }));
  expect(box()).toBeVisible();
});

it("chooses no one before the results for the typed text have arrived", async () => {
  const { user, box } = show();
  await user.type(box(), "ros");
  await screen.findByRole("option", { name: /Giulia/ });
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await user.keyboard("s{Enter}");
  expect(screen.queryByRole("region", { name: "Cliente" })).toBeNull();
  open();
  await screen.findByRole("option", { name: /Giulia/ });
  expectActive(box(), /Giulia/);
});

it("preserves the choice made with the arrow keys while results arrive, and accepts it immediately", async () => {
  const { user, box } = show();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await user.type(box(), "ro");
  await user.keyboard("{ArrowUp}");
  expectActive(box(), /Nuovo: ro/);
  open();
  await screen.findByRole("option", { name: /Giulia/ });
  expectActive(box(), /Nuovo: ro/);

  gate = new Promise(() => {});
  await user.keyboard("sa{ArrowUp}{Enter}");
  expect(screen.getByLabelText("Nome")).toHaveValue("Rosa");
});

it("creates a new person from a name alone, at the regular price", async () => {
  const { user, box, book } = show();
  await user.type(box(), "anna maria bianchi");
  await user.click(await screen.findByRole("option", { name: /Nuovo: anna maria bianchi/ }));
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
  expect(screen.getByLabelText("Cognome")).toHaveValue("Maria Bianchi");
  await book();
  expect(sent).toEqual({
    body: { firstName: "Anna", lastName: "Maria Bianchi", email: null, phone: null },
    price: null,
  });
});

it("reports the missing data of a new person, and that no one is chosen", async () => {
  const { user, box, book } = show();
  await book();
  expect(box()).toHaveAccessibleDescription(/Scegli una persona, o scrivi un nome nuovo/);
  await user.type(box(), "333 99");
  await user.click(await screen.findByRole("option", { name: /Nuovo: 333 99/ }));
  expect(screen.getByLabelText(/Telefono/)).toHaveValue("333 99");
  await book();
  expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Il nome è obbligatorio");
  expect(sent.body).toBeNull();
});

it("recognises the owner of an e-mail address typed for a new person: booking and price are the owner's", async () => {
  people = [{ ...GIULIA, hasAccount: true, isVerified: true }];
  const { user, box, book } = show();
  await user.type(box(), "giulia@example.com");
  await user.click(await screen.findByRole("option", { name: /Nuovo/ }));
  await user.type(screen.getByLabelText("Nome"), "Giu");
  await user.type(screen.getByLabelText("Cognome"), "R");
  expect(await screen.findByText(/L'e-mail è di/)).toHaveTextContent("Giulia Rossi");
  await book();
  expect(sent).toEqual({
    body: { personId: 3, firstName: "Giu", lastName: "R", email: "giulia@example.com", phone: null },
    price: 3,
  });
  await user.click(screen.getByRole("button", { name: "Usa la sua scheda" }));
  await book();
  expect(sent).toEqual({ body: { personId: 3 }, price: 3 });
});

it("suggests the last three people, which Enter in the empty field does not choose", async () => {
  for (const id of [4, 9, 8, 3]) rememberPerson(id);
  const { user, box } = show();
  const list = await screen.findByRole("listbox", { name: "Ultime persone" });
  await within(list).findByRole("option", { name: /Giulia/ });
  await within(list).findByRole("option", { name: /17 mag/ });
  expect(
    within(list)
      .getAllByRole("option")
      .map(({ id }) => id.split("-").at(-1)),
  ).toEqual(["3", "8", "9"]);
  await user.click(box());
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("region", { name: "Cliente" })).toBeNull();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("region", { name: "Cliente" })).toHaveTextContent("Giulia Rossi");
});

it("stores only ids in the browser, and forgets people who no longer exist", async () => {
  rememberPerson(77);
  rememberPerson(8);
  expect(Object.values({ ...localStorage })).toEqual(["[8,77]"]);
  show();
  expect(await screen.findByRole("option", { name: /Marta/ })).toBeVisible();
  await screen.findByRole("listbox");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await Promise.resolve();
  expect(recentPeople()).toEqual([8]);
});
