import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { RegisterForm } from "@/components/person/sign-in/register-form";
import { freezeDate } from "@/tests/helpers/booking-desk";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const FIELDS: [label: string, value: string][] = [
  ["Username", "giulia.rossi"],
  ["E-mail", "giulia@example.org"],
  ["Password", "Segreta-123"],
  ["Conferma password", "Segreta-123"],
  ["Nome", "Maria"],
  ["Cognome", "Rossi"],
  ["Data di nascita", "1980-01-01"],
  ["Luogo di nascita", "Roma"],
  ["Codice fiscale", "rssmra80a01h501u"],
  ["Professione", "Insegnante"],
  ["Telefono", "+39 333 000 0000"],
  ["Indirizzo", "Via dell'Esempio 1"],
  ["CAP", "00100"],
  ["Città", "Roma"],
];

let server: LoopbackServer;
let isTaken = false;

beforeEach(async () => {
  isTaken = false;
  sessionStorage.clear();
  server = await serveApi((response) =>
    isTaken
      ? sendJson(response, 409, {
          message: "Questo username è già in uso.",
          code: "DUPLICATE",
          errors: { username: ["Questo username è già in uso"] },
        })
      : sendJson(response, 201, { isAuthenticated: true, user: EXAMPLE_USER, authToken: "abc" }),
  );
});

function renderForm() {
  const onSuccess = jest.fn();
  const onSwitchToLogin = jest.fn();
  return {
    ...renderApp(<RegisterForm onSuccess={onSuccess} onSwitchToLogin={onSwitchToLogin} />),
    onSuccess,
    onSwitchToLogin,
  };
}

async function fillIn(user: UserEvent) {
  for (const [label, value] of FIELDS) {
    const field = screen.getByLabelText(label);
    if (label === "Data di nascita") {
      await user.type(field, value);
    } else {
      await user.click(field);
      await user.paste(value);
    }
  }
  await user.click(screen.getByRole("checkbox", { name: /termini e le condizioni/ }));
  await user.click(screen.getByRole("checkbox", { name: /informativa sulla privacy/ }));
}

const submit = () => screen.getByRole("button", { name: "Registrati" });

it("offers birth dates from 1920 to eighteen years ago", () => {
  freezeDate("2026-11-21T12:00:00Z");
  renderForm();
  const field = screen.getByLabelText("Data di nascita");
  expect(field).toHaveAttribute("min", "1920-01-01");
  expect(field).toHaveAttribute("max", "2008-11-21");
});

it("shows an error for every missing field and focuses the first", async () => {
  const { user } = renderForm();
  await user.click(submit());
  expect(await screen.findByText("Username deve avere almeno 5 caratteri")).toBeVisible();
  for (const message of [
    "Email non valida",
    "Nome è obbligatorio",
    "La data di nascita è obbligatoria",
    "Il CAP deve essere composto da 5 cifre",
    "Formato del codice fiscale non valido",
    "Devi accettare i termini e le condizioni",
    "Devi accettare l'informativa sulla privacy",
  ])
    expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText("Username")).toHaveFocus();
  expect(server.requests).toEqual([]);
});

it("validates the repeated password only once it is not empty, and again when the first one changes", async () => {
  const { user } = renderForm();
  const password = screen.getByLabelText("Password");
  await user.type(password, "Segreta-123");
  await user.click(screen.getByLabelText("Conferma password"));
  expect(screen.queryByText("Ripeti la password")).toBeNull();
  await user.paste("Segreta-12");
  await user.click(screen.getByLabelText("Nome"));
  expect(await screen.findByText("Le password non corrispondono")).toBeVisible();
  await user.clear(password);
  await user.type(password, "Segreta-12");
  await waitFor(() => expect(screen.queryByText("Le password non corrispondono")).toBeNull());
});

it("sends only the server's fields, with the birth date as an instant", async () => {
  const { user, onSuccess } = renderForm();
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  const body = JSON.parse(server.requests[0]?.body ?? "");
  expect(body).toMatchObject({
    username: "giulia.rossi",
    fiscalCode: "RSSMRA80A01H501U",
    dateOfBirth: "1980-01-01T11:00:00.000Z",
    avatarType: "lotus",
    avatarPrimaryColor: "#4F46E5",
  });
  for (const name of ["confirmPassword", "termsAccepted", "privacyAccepted", "avatarUrl"])
    expect(body).not.toHaveProperty(name);
  expect(localStorage.getItem("authToken")).toBe("abc");
});

it("shows a server error at its field and in a toast, and preserves the input", async () => {
  isTaken = true;
  const { user, onSuccess } = renderForm();
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText("Errore durante la registrazione")).toBeVisible();
  expect(screen.getByLabelText("Username")).toHaveAccessibleDescription(/Questo username è già in uso/);
  expect(screen.getByLabelText("Città")).toHaveValue("Roma");
  expect(onSuccess).not.toHaveBeenCalled();
});

it("shows which sections are complete", async () => {
  const { user } = renderForm();
  const progress = within(screen.getByRole("navigation", { name: "Avanzamento della registrazione" }));
  expect(progress.getByText("0 sezioni complete su 4")).toBeInTheDocument();
  await fillIn(user);
  expect(progress.getByText("4 sezioni complete su 4")).toBeInTheDocument();
});

it("warns about a codice fiscale that does not match, without blocking", async () => {
  const { user, onSuccess } = renderForm();
  await fillIn(user);
  await user.clear(screen.getByLabelText("Cognome"));
  await user.type(screen.getByLabelText("Cognome"), "Verdi");
  expect(screen.getByText(/non sembra corrispondere: controlla il cognome/)).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
});

it("restores the input after closing, except passwords", async () => {
  const { user, unmount } = renderForm();
  await fillIn(user);
  unmount();
  renderForm();
  await waitFor(() => expect(screen.getByLabelText("Città")).toHaveValue("Roma"));
  expect(screen.getByLabelText("Password")).toHaveValue("");
  expect(screen.getByRole("checkbox", { name: /termini/ })).not.toBeChecked();
});

it("offers the optional avatar last", async () => {
  renderForm();
  const avatar = screen.getByText(/Scegli il tuo avatar/);
  expect(avatar).toHaveTextContent("facoltativo, anche più avanti");
  expect(avatar.closest("details")).not.toHaveAttribute("open");
  for (const label of ["Username", "Codice fiscale", "Telefono", "Città"])
    expect(screen.getByLabelText(label).compareDocumentPosition(avatar)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
});

it("shows 'Nessuna immagine' until a picture is chosen", async () => {
  const { user } = renderForm();
  await user.click(screen.getByText(/Scegli il tuo avatar/));
  await user.click(screen.getByRole("radio", { name: "Immagine" }));
  expect(screen.getByText("Nessuna immagine")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Fiore di loto" }));
  expect(screen.getByLabelText("Petali interni")).toHaveValue("#4f46e5");
});

it("fills in date and place of birth from the codice fiscale, without overwriting input", async () => {
  const { user } = renderForm();
  await user.type(screen.getByLabelText("Luogo di nascita"), "Ostia");
  await user.click(screen.getByLabelText("Codice fiscale"));
  await user.paste("rssmra80a01h501u");
  await waitFor(() => expect(screen.getByLabelText("Data di nascita")).toHaveValue("1980-01-01"));
  expect(screen.getByLabelText("Luogo di nascita")).toHaveValue("Ostia");
  await user.clear(screen.getByLabelText("Luogo di nascita"));
  await user.clear(screen.getByLabelText("Codice fiscale"));
  await user.paste("rssmra85t10a562s");
  await waitFor(() => expect(screen.getByLabelText("Luogo di nascita")).not.toHaveValue(""));
  expect(await screen.findByText(/Dal codice: luogo di nascita/)).toBeVisible();
});

it("allows leaving out the codice fiscale", async () => {
  const { user, onSuccess } = renderForm();
  await user.click(screen.getByRole("checkbox", { name: "Non ho un codice fiscale italiano" }));
  expect(screen.getByRole("textbox", { name: "Codice fiscale" })).toBeDisabled();
  for (const [label, value] of FIELDS) {
    if (label === "Codice fiscale") continue;
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, label === "CAP" ? "SW1A 2AA" : value);
  }
  for (const consent of screen.getAllByRole("checkbox", { name: /^Accetto/ })) await user.click(consent);
  await user.click(screen.getByRole("button", { name: "Registrati" }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  const sent = JSON.parse(server.requests.at(-1)?.body ?? "{}");
  expect(sent).toMatchObject({ noFiscalCode: true, postalCode: "SW1A 2AA" });
  expect(sent.fiscalCode ?? null).toBeNull();
});
