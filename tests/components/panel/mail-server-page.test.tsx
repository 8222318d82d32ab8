import { screen, waitFor, within } from "@testing-library/react";
import { MailServerPage } from "@/components/admin/settings/mail/mail-server-page";
import type { MailServerState } from "@/lib/schemas/site/mail-server";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

const NONE: MailServerState = {
  ...{ source: "none", host: null, port: null, security: null, username: null, hasPassword: false },
  ...{ fromName: null, fromAddress: null, replyTo: null, lastFailure: null },
};
const OWN: MailServerState = {
  ...{ source: "panel", host: "smtps.aruba.it", port: 465, security: "tls", hasPassword: true },
  ...{ username: "info@example.org", fromName: null, fromAddress: "info@example.org", replyTo: null },
  lastFailure: { at: "2026-12-01T08:30:00.000Z", message: "Il server non risponde su questa porta: silence" },
};

let state: MailServerState;
let sent: unknown[];
let refusal: object | null;
beforeEach(async () => {
  [state, sent, refusal] = [NONE, [], null];
  await serveApi((response, { method, body }) => {
    if (method !== "PUT") return sendJson(response, 200, state);
    sent.push(JSON.parse(body));
    if (refusal) return sendJson(response, 400, refusal);
    state = OWN;
    sendJson(response, 200, state);
  });
});

const show = () => renderPanel(<MailServerPage />, "admin");
const field = (name: string | RegExp) => screen.findByLabelText(name);

test("fills in the server of a provider, and explains which kind of password it requires", async () => {
  const { user } = show();
  await user.selectOptions(await field("Fornitore"), "Gmail");
  expect(await field("Server di posta in uscita")).toHaveValue("smtp.gmail.com");
  expect(await field("Porta")).toHaveValue(465);
  expect(await field("Sicurezza")).toHaveValue("tls");
  expect(screen.getByText(/password per le app/)).toBeVisible();
  await user.type(await field(/^Nome utente/), "centro@gmail.com");
  await user.type(await field("Password"), "abcd efgh");
  await user.type(await field("Indirizzo del mittente"), "centro@gmail.com");
  await user.click(screen.getByRole("button", { name: "Prova e salva" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ host: "smtp.gmail.com", port: 465, security: "tls", username: "centro@gmail.com" },
        ...{ password: "abcd efgh", fromName: null, fromAddress: "centro@gmail.com", replyTo: null },
      },
    ]),
  );
  await waitFor(async () => expect(await field("Password")).toHaveValue(""));
});

test("shows the server's refusal at its field", async () => {
  state = OWN;
  refusal = { code: "VALIDATION", message: "no", errors: { password: ["535 Bad credentials"] } };
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Prova e salva" }));
  await waitFor(async () =>
    expect(await field("Password")).toHaveAccessibleDescription(/535 Bad credentials/),
  );
});

test("shows the last failure, with a button for a test mail", async () => {
  state = OWN;
  show();
  const region = await screen.findByRole("region", { name: "Come va" });
  expect(region).toHaveTextContent("silence");
  expect(region).toHaveTextContent("1 dic 2026");
  expect(within(region).getByRole("button", { name: "Manda una prova" })).toBeVisible();
});

test("shows a server from the environment as read-only", async () => {
  state = { ...OWN, source: "environment", lastFailure: null };
  show();
  expect(await screen.findByText("smtps.aruba.it:465")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Prova e salva" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Togli il server" })).toBeNull();
});
