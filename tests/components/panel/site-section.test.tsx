import { screen, waitFor, within } from "@testing-library/react";
import { SiteSection } from "@/components/admin/settings/site/site-section";
import { SITE } from "@/tests/helpers/example-site";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The centre's presentation: the form, its preview, and its texts in both languages. */

let sent: unknown;
beforeEach(async () => {
  sent = undefined;
  await serveApi((response, { method, body }) => {
    if (method === "PATCH") sent = JSON.parse(body);
    sendJson(response, 200, SITE);
  });
});

/** The preview next to the fields; the preview for narrow screens is closed. */
const preview = () => {
  const shown = screen.getByText("Così appare dopo il salvataggio.").parentElement;
  if (shown === null) throw new Error("no preview");
  return within(shown);
};

type User = ReturnType<typeof renderApp>["user"];
/** The form shows one section at a time. */
const openSection = async (user: User, name: string) =>
  user.click(await screen.findByRole("button", { name }));

test("shows the typed text in the preview, which follows the focused field", async () => {
  const { user } = renderApp(<SiteSection />);
  await openSection(user, "La pagina iniziale");
  const title = screen.getByRole("textbox", { name: "Titolo" });
  await user.clear(title);
  await user.type(title, "Una stanza per te");
  expect(preview().getByText("Una stanza per te")).toBeInTheDocument();
  await openSection(user, "Dove siete");
  await user.click(screen.getByRole("textbox", { name: /^Parcheggio/ }));
  expect(preview().getByText(SITE.arrival.parking)).toBeInTheDocument();
  await openSection(user, "Testi legali");
  await user.click(screen.getByRole("textbox", { name: /^Informativa/ }));
  expect(preview().getByText("Chi tratta i tuoi dati")).toBeInTheDocument();
});

test("marks the missing English translation of a changed text, which is entered in a tab and sent", async () => {
  const { user } = renderApp(<SiteSection />);
  await openSection(user, "La pagina iniziale");
  const title = screen.getByRole("textbox", { name: "Titolo" });
  const english = () =>
    screen.getAllByRole("tab", { name: /^English/ }).find((tab) => {
      const described = tab.closest('[role="tablist"]')?.getAttribute("aria-describedby") ?? "";
      return document.getElementById(described)?.textContent === "Titolo";
    });
  // The default text has an English translation.
  expect(english()).toHaveAccessibleName("English");
  await user.clear(title);
  await user.type(title, "Una stanza per te");
  const tab = english();
  if (tab === undefined) throw new Error("no tab");
  expect(tab).toHaveAccessibleName(/manca la traduzione$/);
  await user.click(tab);
  await user.type(screen.getByRole("textbox", { name: /^Titolo \(English\)/ }), "A room for you");
  expect(await preview().findByText("A room for you")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Salva il sito" }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      heroTitle: "Una stanza per te",
      translations: { en: { heroTitle: "A room for you" } },
    }),
  );
});

test("opens the section of the field named in the URL", async () => {
  window.location.hash = "position";
  renderApp(<SiteSection />);
  const position = await screen.findByRole("textbox", { name: /^Posizione sulla mappa/ });
  await waitFor(() => expect(position).toHaveFocus());
  window.location.hash = "";
});

test("opens the section of an invalid field, and sends nothing", async () => {
  const { user } = renderApp(<SiteSection />);
  await openSection(user, "Contatti");
  await user.clear(screen.getByRole("textbox", { name: "E-mail" }));
  await openSection(user, "Logo e colore");
  await user.click(screen.getByRole("button", { name: "Salva il sito" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid());
  expect(sent).toBeUndefined();
});
