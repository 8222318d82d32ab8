import { screen } from "@testing-library/react";
import { NewsletterForm } from "@/components/person/newsletter/newsletter-form";
import { NewsletterLink } from "@/components/person/newsletter/newsletter-link";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/* The newsletter's own pages: the form, and the one-click actions of the links in its mails. */

let writes: { path: string; body: unknown }[];
let isInvalid: boolean;
beforeEach(async () => {
  writes = [];
  isInvalid = false;
  await serveApi((response, { path, body }) => {
    if (path !== "/api/auth/me") writes.push({ path, body: JSON.parse(body) });
    if (isInvalid) sendJson(response, 400, { code: "VERIFY_TOKEN_INVALID", message: "Link non valido" });
    else sendJson(response, 200, { success: true });
  });
});

test("validates the address, and explains where to find the confirmation mail", async () => {
  const { user } = renderApp(<NewsletterForm siteName="Ninfea" />);
  await user.click(screen.getByRole("button", { name: "Iscrivimi" }));
  expect(await screen.findByText("Indirizzo e-mail non valido")).toBeVisible();
  await user.type(screen.getByLabelText(/^E-mail/), "nora@example.org");
  await user.click(screen.getByRole("button", { name: "Iscrivimi" }));
  expect(await screen.findByText(/non riceve già la newsletter/)).toBeVisible();
  expect(writes).toEqual([
    { path: "/api/newsletter", body: { email: "nora@example.org", firstName: null, language: "it" } },
  ]);
});

test.each([
  ["confirms", "Sì, iscrivimi", "/api/newsletter/confirmation", "Iscrizione confermata"],
  ["subscribed", "Non la voglio più", "/api/newsletter/unsubscribe", "Iscrizione annullata"],
] as const)(
  "acts on a link for '%s' only on a click, not when it is opened",
  async (state, press, path, done) => {
    const { user } = renderApp(<NewsletterLink token="abc" state={state} siteName="Ninfea" />);
    expect(writes).toEqual([]);
    await user.click(screen.getByRole("button", { name: press }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(writes).toEqual([{ path, body: { token: "abc" } }]);
  },
);

test("links back to the form from an expired link", async () => {
  isInvalid = true;
  const { user } = renderApp(<NewsletterLink token="abc" state="confirms" siteName="Ninfea" />);
  await user.click(screen.getByRole("button", { name: "Sì, iscrivimi" }));
  expect(await screen.findByRole("link", { name: "Torna al modulo" })).toHaveAttribute("href", "/newsletter");
});
