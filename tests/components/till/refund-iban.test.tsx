import { screen } from "@testing-library/react";
import { RefundIban } from "@/components/money/refund-iban";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const PATH = "/api/refunds/booking/42";
const IBAN = "DE89370400440532013000";
const ACCOUNT = { refundDue: 7000, paidByTransfer: 7000, byTransfer: 7000, iban: null };

let server: LoopbackServer;
let ibanEnding: string | null;
/** An IBAN was entered before and has been deleted since. */
let wasGiven: boolean;

beforeEach(async () => {
  ibanEnding = null;
  wasGiven = false;
  server = await serveApi((response, { method, body }) => {
    if (method !== "PUT") return sendJson(response, 200, { ...ACCOUNT, ibanEnding });
    const { currentPassword } = JSON.parse(body);
    if ((wasGiven || ibanEnding !== null) && currentPassword !== "Segreta-123")
      return sendJson(response, 400, {
        code: "WRONG_PASSWORD",
        message: "La password corrente non è corretta.",
        errors: { currentPassword: ["La password corrente non è corretta."] },
      });
    ibanEnding = "3000";
    return sendJson(response, 200, { ...ACCOUNT, ibanEnding });
  });
});

const show = (isByLink = false) => renderApp(<RefundIban path={PATH} isByLink={isByLink} />);
const sent = () =>
  server.requests.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(body));

it("accepts the first IBAN without a password", async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText("IBAN per il rimborso"), IBAN);
  expect(screen.queryByLabelText("La tua password")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  expect(await screen.findByText("3000")).toBeVisible();
  expect(sent()).toEqual([{ iban: IBAN }]);
});

it("requires the password for another IBAN and shows the server's errors", async () => {
  ibanEnding = "3456";
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Cambia IBAN" }));
  await user.type(screen.getByLabelText("IBAN per il rimborso"), IBAN);
  const password = screen.getByLabelText("La tua password");
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  expect(await screen.findByText("Inserisci la password corrente")).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(password, "Sbagliata-1");
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  expect(await screen.findByText("La password corrente non è corretta.")).toBeVisible();
  await user.clear(password);
  await user.type(password, "Segreta-123");
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  expect(await screen.findByText("3000")).toBeVisible();
});

it("asks for the password if the server reports that an IBAN was entered before", async () => {
  wasGiven = true;
  const { user } = show();
  await user.type(await screen.findByLabelText("IBAN per il rimborso"), IBAN);
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  await user.type(await screen.findByLabelText("La tua password"), "Segreta-123");
  await user.click(screen.getByRole("button", { name: "Salva l'IBAN" }));
  expect(await screen.findByText("3000")).toBeVisible();
  expect(sent()).toEqual([{ iban: IBAN }, { iban: IBAN, currentPassword: "Segreta-123" }]);
});

it("does not let visitors with only the link change it", async () => {
  ibanEnding = "3456";
  show(true);
  expect(await screen.findByText(/accedi al tuo account, oppure scrivici o chiamaci/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Cambia IBAN" })).not.toBeInTheDocument();
});
