import { act, screen, waitFor, within } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useState } from "react";
import { SiteHeader } from "@/components/layout/site-header";
import { AuthModals } from "@/components/person/sign-in/auth-modals";
import { Providers } from "@/components/providers";
import { authModal } from "@/lib/client/person/use-auth-modal";
import type { User } from "@/lib/schemas/person/user";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

let server: LoopbackServer;
let signedIn: User | null;

beforeEach(async () => {
  signedIn = null;
  server = await serveApi((response, { path }) => {
    if (path === "/api/auth/logout") {
      signedIn = null;
      return sendJson(response, 200, { success: true });
    }
    sendJson(
      response,
      200,
      signedIn ? { isAuthenticated: true, user: signedIn } : { isAuthenticated: false },
    );
  });
});

afterEach(() => {
  act(() => {
    authModal.close();
  });
});

/** The header without the menu of small screens, which repeats its links. */
const mainMenu = () => within(screen.getByRole("navigation", { name: "Principale" }));

it("shows a spinner until the session is known", async () => {
  renderApp(<SiteHeader />);
  expect(screen.getByRole("status")).toHaveTextContent("Verifica dell'accesso in corso");
  expect(screen.queryByRole("link", { name: "Registrati" })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());
});

it("links the name to the home page and marks the current page", async () => {
  renderApp(<SiteHeader />, { pathname: "/events" });
  expect(screen.getByRole("link", { name: "Centro Ninfea" })).toHaveAttribute("href", "/");
  expect(mainMenu().getByRole("link", { name: "Eventi" })).toHaveAttribute("aria-current", "page");
  expect(mainMenu().getByRole("link", { name: "Spazi" })).not.toHaveAttribute("aria-current");
  expect(mainMenu().getByRole("link", { name: "Corsi" })).toHaveAttribute("href", "/courses");
  await screen.findAllByRole("link", { name: "Accedi" });
});

it("offers the modals one at a time and preserves their input", async () => {
  const { user } = renderApp(
    <>
      <SiteHeader />
      <AuthModals />
    </>,
  );
  const [enter] = await screen.findAllByRole("link", { name: "Accedi" });
  expect(enter).toHaveAttribute("href", "/auth");
  await user.click(enter as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Accedi" });
  await user.type(within(dialog).getByRole("textbox", { name: "E-mail" }), "giulia@example.org");
  await user.click(within(dialog).getByRole("button", { name: "Registrati" }));
  expect(await screen.findByRole("dialog", { name: "Registrati" })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Accedi" })).not.toBeInTheDocument();
  await user.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Accedi" }));
  expect(screen.getByRole("dialog", { name: "Accedi" })).toBeVisible();
  const email = () => within(screen.getByRole("dialog")).getByRole("textbox", { name: "E-mail" });
  expect(email()).toHaveValue("giulia@example.org");
  await user.click(within(dialog).getByRole("button", { name: "Accedi con password" }));
  expect(screen.getByRole("dialog", { name: "Accedi con password" })).toBeVisible();
  await user.type(await within(dialog).findByRole("textbox", { name: "Username" }), "giulia");
  await user.click(within(dialog).getByRole("button", { name: "Entra con un codice per e-mail" }));
  expect(email()).toHaveValue("giulia@example.org");
  await user.click(within(dialog).getByRole("button", { name: "Accedi con password" }));
  expect(within(dialog).getByRole("textbox", { name: "Username" })).toHaveValue("giulia");
});

it("closes the modal after a login in another tab", async () => {
  renderApp(
    <Providers>
      <SiteHeader />
    </Providers>,
  );
  await screen.findAllByRole("link", { name: "Accedi" });
  act(() => authModal.openLogin());
  await screen.findByRole("dialog", { name: "Accedi" });
  signedIn = EXAMPLE_USER;
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: "abc" })));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await mainMenu().findByRole("link", { name: "Le Mie Prenotazioni" })).toBeVisible();
});

/** Set by `PageOfModals`: navigates to another path. */
let goTo: (path: string) => void;

function PageOfModals() {
  const [path, setPath] = useState("/");
  goTo = setPath;
  return (
    <PathnameContext value={path}>
      <AuthModals />
    </PathnameContext>
  );
}

it("closes the modal when a link in it leads to another page", async () => {
  const { user } = renderApp(<PageOfModals />);
  act(() => authModal.openLogin());
  const dialog = await screen.findByRole("dialog", { name: "Accedi" });
  await user.click(within(dialog).getByRole("button", { name: "Accedi con password" }));
  const forgotten = await within(dialog).findByRole("link", { name: "Password dimenticata?" });
  expect(forgotten).toHaveAttribute("href", "/forgot-password");
  act(() => goTo("/forgot-password"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("greets a customer by first name and shows their bookings, but no Admin", async () => {
  signedIn = EXAMPLE_USER;
  renderApp(<SiteHeader />);
  expect(await mainMenu().findByRole("link", { name: "Le Mie Prenotazioni" })).toHaveAttribute(
    "href",
    "/mybookings",
  );
  expect(screen.getAllByText(/Benvenuto\/a/)[0]).toHaveTextContent("Benvenuto/a Giulia");
  expect(mainMenu().queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

it("shows Admin to an administrator", async () => {
  signedIn = { ...EXAMPLE_USER, isAdmin: true, role: "admin" };
  renderApp(<SiteHeader />);
  expect(await mainMenu().findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
});

it("opens the avatar menu with name, e-mail and personal pages, and signs out", async () => {
  signedIn = EXAMPLE_USER;
  localStorage.setItem("authToken", "abc");
  const { user } = renderApp(<SiteHeader />);
  await user.click(await screen.findByRole("button", { name: "Menu di Giulia Rossi" }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getByText("Giulia Rossi")).toBeVisible();
  expect(menu.getByText("giulia@example.org")).toBeVisible();
  expect(menu.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Profilo", "/profile"],
    ["Le Mie Prenotazioni", "/mybookings"],
    ["Tessera di socio", "/tessera"],
    ["Le mie tessere e carnet", "/i-miei-carnet"],
    ["Impostazioni", "/settings"],
    ["Logout", null],
  ]);
  await user.click(menu.getByRole("menuitem", { name: "Logout" }));
  expect((await screen.findAllByRole("link", { name: "Accedi" }))[0]).toBeVisible();
  expect(localStorage.getItem("authToken")).toBeNull();
});

it("shows 'Errore durante il logout' and stays signed in if the server refuses", async () => {
  signedIn = EXAMPLE_USER;
  const { user } = renderApp(<SiteHeader />);
  await user.click(await screen.findByRole("button", { name: "Menu di Giulia Rossi" }));
  server.answerWith((response) => sendJson(response, 403, { message: "No.", code: "FORBIDDEN" }));
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
  expect((await screen.findAllByText("Errore durante il logout"))[0]).toBeVisible();
  expect(mainMenu().getByRole("link", { name: "Le Mie Prenotazioni" })).toBeVisible();
});

it("discards a token that the server does not accept and retries with the cookie", async () => {
  localStorage.setItem("authToken", "dead");
  server.answerWith((response, { headers }) =>
    sendJson(
      response,
      200,
      headers.authorization ? { isAuthenticated: false } : { isAuthenticated: true, user: EXAMPLE_USER },
    ),
  );
  renderApp(<SiteHeader />);
  expect(await mainMenu().findByRole("link", { name: "Le Mie Prenotazioni" })).toBeVisible();
  expect(localStorage.getItem("authToken")).toBeNull();
});
