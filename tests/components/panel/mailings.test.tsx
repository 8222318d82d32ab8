import { screen, waitFor, within } from "@testing-library/react";
import { ComposeDialog } from "@/components/admin/mailings/compose-dialog";
import { MailingDialog } from "@/components/admin/mailings/mailing-dialog";
import type { OneMailing } from "@/lib/schemas/panel/mailing";
import { foundPerson } from "@/tests/helpers/found-person";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/* Mailings: the text, a preview with the number of recipients, and a confirmation with that number. */

const MAILING: OneMailing = {
  ...{ id: 7, subject: "Si cambia", text: "Da lunedì.", kind: "service", status: "sending" },
  ...{ audience: { course: 3 }, recipients: 2, sent: 1, failed: 0, skipped: 1 },
  createdAt: "2026-11-20T10:00:00.000Z",
  people: [
    { personId: 1, name: "Ada Prova", state: "sent", reason: null },
    { personId: 2, name: "Bea Prova", state: "waiting", reason: null },
    { personId: 4, name: "Cleo Prova", state: "skipped", reason: "no-address" },
  ],
};

let writes: { path: string; body: unknown }[];
let mailing: OneMailing;
beforeEach(async () => {
  writes = [];
  mailing = MAILING;
  await serveApi((response, { method, path, body }) => {
    if (method === "POST" && path.startsWith("/api/mailings")) {
      writes.push({ path, body: JSON.parse(body) });
      if (path.endsWith("/preview"))
        return sendJson(response, 200, {
          recipients: 2,
          skipped: 1,
          html: "<p>Da lunedì.</p>",
          text: "Da lunedì.",
        });
      return sendJson(
        response,
        202,
        path.endsWith("/test") ? { sent: true } : { id: 7, recipients: 2, skipped: 1 },
      );
    }
    if (path === "/api/mailings/7") {
      if (method === "DELETE") mailing = { ...MAILING, status: "stopped" };
      return sendJson(response, 200, mailing);
    }
    if (path.startsWith("/api/people?"))
      return sendJson(response, 200, [
        foundPerson(path.includes("ros") ? {} : { id: 4, firstName: "Ada", lastName: "Bianchi" }),
      ]);
    if (path === "/api/courses") return sendJson(response, 200, [{ id: 3, title: "Yoga dolce" }]);
    if (path === "/api/settings") return sendJson(response, 200, { memberCategories: [] });
    sendJson(response, 200, []);
  });
});

const WRITTEN = { subject: "Si cambia", text: "Da lunedì.", kind: "service", audience: { course: 3 } };

test("writes, previews, tests and sends a mailing after a confirmation with the number of recipients", async () => {
  const made: number[] = [];
  const { user } = renderApp(<ComposeDialog onClose={() => {}} onMade={(id) => made.push(id)} />);
  await user.selectOptions(screen.getByLabelText("A chi"), "course");
  await user.type(screen.getByLabelText("Oggetto"), "Si cambia");
  await user.type(screen.getByLabelText("Testo"), "Da lunedì.");
  await user.click(screen.getByRole("button", { name: "Anteprima" }));
  expect(await screen.findByText("Destinatari non validi")).toBeVisible();
  expect(writes).toEqual([]);

  await user.selectOptions(await screen.findByLabelText("Quale"), "Yoga dolce");
  await user.click(screen.getByRole("button", { name: "Anteprima" }));
  expect(await screen.findByText("Va a 2 indirizzi.")).toBeVisible();
  expect(screen.getByText(/^1 persona non la riceve/)).toBeVisible();
  await user.type(screen.getByLabelText("Prova a"), "io@example.org");
  await user.click(screen.getByRole("button", { name: "Manda la prova" }));
  expect(await screen.findByText("Prova mandata")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Manda" }));
  const question = await screen.findByRole("alertdialog", { name: "Mandarla a 2 indirizzi?" });
  await user.click(within(question).getByRole("button", { name: "Manda" }));
  expect(await screen.findByText("In partenza")).toBeVisible();
  expect(made).toEqual([7]);
  expect(writes).toEqual([
    { path: "/api/mailings/preview", body: WRITTEN },
    { path: "/api/mailings/test", body: { ...WRITTEN, to: "io@example.org" } },
    { path: "/api/mailings", body: WRITTEN },
  ]);
});

test("adds individual recipients, and removes them", async () => {
  const { user } = renderApp(<ComposeDialog onClose={() => {}} onMade={() => {}} />);
  await user.selectOptions(screen.getByLabelText("A chi"), "people");
  for (const [typed, name] of [
    ["ros", "Giulia Rossi"],
    ["bia", "Ada Bianchi"],
  ] as const) {
    await user.type(screen.getByRole("combobox", { name: "Aggiungi una persona" }), typed);
    await user.click(await screen.findByRole("option", { name: new RegExp(name) }));
  }
  await user.click(screen.getByRole("button", { name: "Togli Giulia Rossi" }));
  await user.type(screen.getByLabelText("Oggetto"), "Ciao");
  await user.type(screen.getByLabelText("Testo"), "Ci vediamo.");
  await user.click(screen.getByRole("button", { name: "Anteprima" }));
  expect(await screen.findByText("Va a 2 indirizzi.")).toBeVisible();
  expect(writes[0]?.body).toMatchObject({ audience: { people: [4] } });
});

test("writes to subscribers with a newsletter", async () => {
  const { user } = renderApp(<ComposeDialog onClose={() => {}} onMade={() => {}} />);
  await user.selectOptions(screen.getByLabelText("A chi"), "subscribers");
  expect(screen.getByLabelText("Tipo")).toHaveValue("newsletter");
});

test("shows the progress of a mailing, and stops it after a confirmation", async () => {
  const { user } = renderApp(<MailingDialog id={7} onClose={() => {}} />);
  expect(await screen.findByText(/^1 partite, 0 non arrivate/)).toBeVisible();
  expect(await screen.findByText(/Iscritti a un corso: Yoga dolce/)).toBeVisible();
  expect(screen.getByText("non la riceve: senza e-mail")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ferma" }));
  const question = await screen.findByRole("alertdialog", { name: "Fermare questa comunicazione?" });
  await user.click(within(question).getByRole("button", { name: "Ferma" }));
  expect(await screen.findByText("Comunicazione fermata")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ferma" })).toBeNull());
});
