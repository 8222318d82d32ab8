import { act, screen, waitFor } from "@testing-library/react";
import { PersonFormDialog } from "@/components/admin/shared/person/person-form-dialog";
import { setSession } from "@/lib/client/person/session";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const ADMIN = { ...EXAMPLE_USER, isAdmin: true, role: "admin" } as const;

const person: ListedPerson = {
  ...{ id: 4, firstName: "Rita", lastName: "Prova", email: null, phone: null, userId: ADMIN.id },
  ...{ dateOfBirth: null, placeOfBirth: null, fiscalCode: null, address: null, city: null, postalCode: null },
  ...{ language: "it", certificateUntil: null, memberUntil: null, newsletterSince: null, note: null },
  ...{ createdAt: "2026-01-02T10:00:00.000Z", lastSeenAt: null, bookingsCount: 0, paidTotal: 0, dueTotal: 0 },
  ...{ hasAccount: true, isVerified: true },
};

let sent: unknown[];
/** The refusal of a request; null for none. */
let answer: (body: unknown) => object | null;
const isAsking = (body: unknown) => String(body).includes('"unlessNamesake":true');
beforeEach(async () => {
  sent = [];
  answer = () => null;
  await serveApi((response, { path, body }) => {
    if (path === "/api/people") sent.push(body);
    const refusal = answer(body);
    sendJson(response, refusal ? 409 : 201, refusal ?? person);
  });
});

function renderForm(shown: ListedPerson | null, onSaved = jest.fn()) {
  const { user } = renderApp(<PersonFormDialog person={shown} onClose={jest.fn()} onSaved={onSaved} />);
  act(() => setSession({ isAuthenticated: true, user: ADMIN }));
  return { user, onSaved };
}

it("adds a person by name alone", async () => {
  const { user, onSaved } = renderForm(null);
  await user.type(await screen.findByLabelText("Nome"), "Rita");
  await user.type(screen.getByLabelText("Cognome"), "Prova");
  await user.click(screen.getByRole("button", { name: "Aggiungi" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 4 })));
  expect(sent).toHaveLength(1);
});

it("shows people of the same name before adding anyone, and adds the person anyway on request", async () => {
  const namesake = { ...person, id: 9, dateOfBirth: "1950-03-14", contradictions: ["dateOfBirth"] };
  answer = (body) =>
    isAsking(body) ? { code: "DUPLICATE", message: "C'è già.", conflicts: [namesake] } : null;
  const { user, onSaved } = renderForm(null);
  await user.type(await screen.findByLabelText("Nome"), "Rita");
  await user.type(screen.getByLabelText("Cognome"), "Prova");
  await user.click(screen.getByRole("button", { name: "Aggiungi" }));
  const namesakes = await screen.findByRole("list", { name: "Persone con lo stesso nome" });
  expect(namesakes).toHaveTextContent("date di nascita diverse");
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "È questa persona" }));
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ id: 9 }));
  await user.click(screen.getByRole("button", { name: "Aggiungi comunque" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 4 })));
});

it("fills in date and place of birth from the codice fiscale, without overwriting input", async () => {
  const { user } = renderForm(null);
  await user.type(await screen.findByLabelText(/^Luogo di nascita/), "Ostia");
  await user.type(screen.getByLabelText(/^Codice fiscale/), "RSSMRA80A01H501U");
  await waitFor(() => expect(screen.getByLabelText(/^Data di nascita/)).toHaveValue("1980-01-01"));
  expect(screen.getByLabelText(/^Luogo di nascita/)).toHaveValue("Ostia");
  expect(await screen.findByText(/Dal codice: data di nascita/)).toBeVisible();
});

it("hides the user's own certificate and membership, and explains why", async () => {
  renderForm(person);
  expect(await screen.findByText(/Questa sei tu/)).toBeVisible();
  expect(screen.queryByLabelText(/Tessera valida fino al/)).toBeNull();
  expect(screen.queryByLabelText(/Certificato medico/)).toBeNull();
});

it("offers other people's certificate, but not their membership, which comes from the register", async () => {
  renderForm({ ...person, userId: null, hasAccount: false });
  expect(await screen.findByLabelText(/Certificato medico/)).toBeVisible();
  expect(screen.queryByLabelText(/Tessera valida fino al/)).toBeNull();
});
