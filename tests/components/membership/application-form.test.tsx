import { screen, waitFor } from "@testing-library/react";
import { ApplicationForm, type ApplicationFormProps } from "@/components/membership/application-form";
import { type LoopbackServer, type SeenRequest, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const COMPLETE = {
  ...{ firstName: "Giulia", lastName: "Rossi", dateOfBirth: "1985-05-17", placeOfBirth: "Roma" },
  ...{ fiscalCode: "RSSGLI85E57H501X", address: "Via Roma 1", city: "Roma", postalCode: "00100" },
};
const ORDINARY = { key: "ordinario", label: "Socio ordinario", fee: 2000 };
const SUPPORTING = { key: "sostenitore", label: "Socio sostenitore", fee: 5000 };

let server: LoopbackServer;
beforeEach(async () => {
  server = await serveApi((response, { method, path }) => {
    if (path === "/api/auth/me") return sendJson(response, 200, { isAuthenticated: false });
    sendJson(response, method === "POST" ? 201 : 200, {});
  });
});

const writes = () =>
  server.requests
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body }: SeenRequest) => [method, path, JSON.parse(body)]);

const show = (change: Partial<ApplicationFormProps> = {}) =>
  renderApp(
    <ApplicationForm
      account={COMPLETE}
      categories={[ORDINARY]}
      association="Associazione Ninfea APS"
      statuteUrl="/uploads/statutes/a.pdf"
      {...change}
    />,
  );
const send = () => screen.getByRole("button", { name: "Invia la domanda" });

it("shows the known data, and applies once the statute is accepted", async () => {
  const { user } = show();
  expect(screen.getByText("17 maggio 1985")).toBeVisible();
  expect(screen.getByText("Socio ordinario: 20,00 €")).toBeVisible();
  expect(screen.getByRole("link", { name: "statuto" })).toHaveAttribute("href", "/uploads/statutes/a.pdf");
  await user.click(send());
  expect(await screen.findByText("Per diventare socio bisogna accettare lo statuto")).toBeVisible();
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /accetto/i }));
  await user.click(send());
  expect((await screen.findAllByText("Domanda inviata")).length).toBeGreaterThan(0);
  expect(writes()).toEqual([
    ["POST", "/api/members/applications", { category: "ordinario", acceptsStatute: true }],
  ]);
});

it("asks for the data that the register requires, and saves them before applying", async () => {
  const account = { ...COMPLETE, placeOfBirth: null, address: "", postalCode: null };
  const { user } = show({ account, categories: [ORDINARY, SUPPORTING] });
  await user.click(screen.getByRole("checkbox", { name: /accetto/i }));
  await user.click(send());
  await waitFor(() => expect(screen.getByLabelText("Luogo di nascita")).toBeInvalid());
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText("Luogo di nascita"), "Roma");
  await user.type(screen.getByLabelText("Indirizzo"), "Via Roma 2");
  await user.type(screen.getByLabelText("CAP"), "SW1A 1AA");
  await user.selectOptions(screen.getByLabelText("Residenza"), "All'estero");
  await user.selectOptions(screen.getByLabelText("Categoria"), "sostenitore");
  await user.click(send());
  expect((await screen.findAllByText("Domanda inviata")).length).toBeGreaterThan(0);
  expect(writes()).toEqual([
    [
      "PATCH",
      "/api/users/me",
      { placeOfBirth: "Roma", address: "Via Roma 2", postalCode: "SW1A 1AA", residence: "abroad" },
    ],
    ["POST", "/api/members/applications", { category: "sostenitore", acceptsStatute: true }],
  ]);
});

it("shows the server's error at its field", async () => {
  server.answerWith((response, { path }) => {
    if (path === "/api/auth/me") return sendJson(response, 200, { isAuthenticated: false });
    const message = "Codice fiscale già registrato";
    sendJson(response, 409, { code: "DUPLICATE", message, errors: { fiscalCode: [message] } });
  });
  const { user } = show({ account: { ...COMPLETE, fiscalCode: null } });
  await user.type(screen.getByLabelText("Codice fiscale"), "RSSMRA85T10A562S");
  await user.click(screen.getByRole("checkbox", { name: /accetto/i }));
  await user.click(send());
  await waitFor(() =>
    expect(screen.getByLabelText("Codice fiscale")).toHaveAccessibleDescription(/già registrato/),
  );
  expect(screen.queryByText("Domanda inviata")).toBeNull();
});
