import { screen, waitFor } from "@testing-library/react";
import { ApplicationDialog } from "@/components/admin/shared/membership/application-dialog";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { EXAMPLE_CARD, EXAMPLE_SETTINGS, exampleMember } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** An application on paper only asks for the data that the register still lacks. */

let person: PersonCard;
let sent: { method: string; path: string; body: unknown }[];
let refusals: number;
beforeEach(async () => {
  person = EXAMPLE_CARD;
  sent = [];
  refusals = 0;
  await serveApi((response, { method, path, body }) => {
    if (method !== "GET") sent.push({ method, path, body: JSON.parse(body) });
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path === "/api/members" && refusals > 0) {
      refusals -= 1;
      return sendJson(response, 400, {
        code: "VALIDATION",
        message: "No",
        errors: { appliedOn: ["Nel futuro"] },
      });
    }
    if (path === "/api/members") return sendJson(response, 201, { ...exampleMember(1), sent: false });
    return sendJson(response, 200, method === "GET" && path.startsWith("/api/people?") ? [] : person);
  });
});

function renderDialog(personId?: number) {
  const onSaved = jest.fn();
  const { user } = renderApp(
    <ApplicationDialog
      {...(personId === undefined ? {} : { personId })}
      onClose={jest.fn()}
      onSaved={onSaved}
    />,
  );
  return { user, onSaved };
}
const submit = () => screen.findByRole("button", { name: "Registra la domanda" });

it("registers the application of a known person with complete data in one step", async () => {
  const { user, onSaved } = renderDialog(4);
  await user.click(await submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(screen.queryByLabelText("Codice fiscale")).toBeNull();
  expect(sent).toEqual([
    {
      method: "POST",
      path: "/api/members",
      body: expect.objectContaining({ personId: 4, category: "ordinario" }),
    },
  ]);
});

it("saves only the missing data to the person, before the application", async () => {
  person = { ...EXAMPLE_CARD, city: null, postalCode: null };
  const { user, onSaved } = renderDialog(4);
  await user.click(await submit());
  expect(await screen.findAllByText("Campo obbligatorio")).toHaveLength(2);
  await user.type(screen.getByLabelText("CAP"), "20100");
  await user.type(screen.getByLabelText("Città"), "Milano");
  await user.click(await submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "PATCH /api/people/4",
    "POST /api/members",
  ]);
  expect(sent[0]?.body).toEqual({ city: "Milano", postalCode: "20100" });
});

it("reports that a member has nothing to apply for", async () => {
  person = { ...EXAMPLE_CARD, memberships: [exampleMember(1, { status: "admitted", number: 12 })] };
  renderDialog(4);
  expect(await screen.findByText("Rita Prova è già nel libro soci, con il n. 12.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Registra la domanda" })).toBeNull();
});

it("creates a new person only once, even if the application is refused at first", async () => {
  refusals = 1;
  const { user, onSaved } = renderDialog();
  await user.type(await screen.findByRole("combobox"), "Zita Verdi");
  await user.click(await screen.findByRole("option", { name: /Zita Verdi/ }));
  expect(await screen.findByLabelText("Nome")).toHaveValue("Zita");
  await user.type(screen.getByLabelText("Codice fiscale"), "RSSMRA80A01H501U");
  await waitFor(() => expect(screen.getByLabelText("Luogo di nascita")).toHaveValue("Roma"));
  await user.type(screen.getByLabelText("Indirizzo"), "Via Roma 1");
  await user.type(screen.getByLabelText("CAP"), "00100");
  await user.type(screen.getByLabelText("Città"), "Roma");
  await user.click(await submit());
  expect(await screen.findByText("Nel futuro")).toBeVisible();
  await user.click(await submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/people",
    "POST /api/members",
    "PATCH /api/people/4",
    "POST /api/members",
  ]);
});
