import { screen, waitFor } from "@testing-library/react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { CodeLogin } from "@/components/person/sign-in/code-login";
import { loginFormContent } from "@/components/person/sign-in/login-form-content";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const EMAIL = "carla@example.org";
const CODE = "482913";
let server: LoopbackServer;

/** Responds like the API for an e-mail address without an account. */
beforeEach(async () => {
  server = await serveApi((response, { path, body }) => {
    if (path === "/api/auth/code") return sendJson(response, 200, { attempt: "un-tentativo" });
    const sent: Record<string, unknown> = JSON.parse(body);
    if (sent.code !== CODE)
      return sendJson(response, 400, { message: "Il codice non è giusto.", code: "CODE_INVALID" });
    if (!sent.firstName)
      return sendJson(response, 400, {
        ...{ message: "È la prima volta con questo indirizzo.", code: "VALIDATION" },
        errors: { firstName: ["Nome è obbligatorio"], lastName: ["Cognome è obbligatorio"] },
      });
    return sendJson(response, 201, { isAuthenticated: true, user: EXAMPLE_USER, authToken: "abc" });
  });
});

/** The form with its texts, as in the login dialog. */
function Form(props: Omit<ComponentProps<typeof CodeLogin>, "content">) {
  return <CodeLogin {...props} content={loginFormContent(useTranslations("signIn"), true)} />;
}

function renderForm() {
  const onSuccess = jest.fn();
  const onSwitch = jest.fn();
  const view = renderApp(<Form {...{ onSuccess, onSwitch }} />);
  return { ...view, onSuccess, onSwitch };
}

const go = () => screen.getByRole("button", { name: "Continua" });
const bodies = () => server.requests.map(({ path, body }) => [path, JSON.parse(body)]);

async function askForCode(user: ReturnType<typeof renderForm>["user"]) {
  await user.type(screen.getByLabelText("E-mail"), EMAIL);
  await user.click(go());
  return screen.findByLabelText("Codice");
}

it("starts with only the e-mail address, and validates it before calling the server", async () => {
  const { user, onSwitch } = renderForm();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  await user.click(go());
  expect(await screen.findByText("Indirizzo e-mail non valido")).toBeVisible();
  expect(server.requests).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Accedi con password" }));
  await user.click(screen.getByRole("button", { name: "Registrati" }));
  expect(onSwitch.mock.calls).toEqual([["password"], ["register"]]);
});

it("submits a pasted code immediately, asks a new customer for a name, and reports success", async () => {
  const { user, onSuccess } = renderForm();
  await user.click(screen.getByRole("checkbox", { name: "Ricordami" }));
  const code = await askForCode(user);
  expect(code).toHaveFocus();
  await user.paste(" 482 913 ");
  const name = await screen.findByLabelText("Nome");
  expect(name).toHaveFocus();
  expect(screen.getByText("È la prima volta con questo indirizzo.")).toBeVisible();
  await user.type(name, "Carla");
  await user.type(screen.getByLabelText("Cognome"), "Esempio");
  await user.click(go());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(bodies().at(-1)).toEqual([
    "/api/auth/code/login",
    {
      ...{ attempt: "un-tentativo", rememberMe: true, firstName: "Carla", lastName: "Esempio", phone: "" },
      code: CODE,
    },
  ]);
  expect(sessionStorage.getItem("sign-in-code")).toBeNull();
});

it("reports a wrong code, and sends another one", async () => {
  const { user } = renderForm();
  await user.type(await askForCode(user), "000000");
  expect(await screen.findByText("Il codice non è giusto.")).toBeVisible();
  expect(screen.getByLabelText("Codice")).toBeInvalid();
  await user.click(screen.getByRole("button", { name: "Invia un altro codice" }));
  expect(await screen.findByText(/Ti abbiamo inviato un altro codice/)).toBeVisible();
  expect(bodies().filter(([path]) => path === "/api/auth/code")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Cambia indirizzo" }));
  expect(screen.getByLabelText("E-mail")).toBeVisible();
});

it("waits for the code again after a reload, but not after ten minutes", async () => {
  const first = renderForm();
  await askForCode(first.user);
  first.unmount();
  const second = renderForm();
  expect(await screen.findByText(EMAIL)).toBeVisible();
  second.unmount();
  const kept = JSON.parse(sessionStorage.getItem("sign-in-code") ?? "");
  const requestedAt = Date.now() - 11 * 60_000;
  sessionStorage.setItem("sign-in-code", JSON.stringify({ ...kept, requestedAt }));
  renderForm();
  expect(screen.getByLabelText("E-mail")).toBeVisible();
});

it("reports that the browser does not support passkeys, and does not sign in", async () => {
  const { user, onSuccess } = renderForm();
  await user.click(screen.getByRole("button", { name: "Accedi con una passkey" }));
  expect(await screen.findByText(/Questo browser non può usare le passkey/)).toBeVisible();
  expect([server.requests, onSuccess.mock.calls]).toEqual([[], []]);
});
