import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LoginForm } from "@/components/person/sign-in/login-form";
import { loginFormContent } from "@/components/person/sign-in/login-form-content";
import { loadLoginUsername, saveLoginUsername } from "@/lib/client/person/login-username";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const REFUSAL = "Username o password non corretti.";
let server: LoopbackServer;

beforeEach(async () => {
  server = await serveApi((response) =>
    sendJson(response, 200, { isAuthenticated: true, user: EXAMPLE_USER, authToken: "abc" }),
  );
});

/** The form with its texts, as in the login dialog. */
function Form(props: Omit<ComponentProps<typeof LoginForm>, "content">) {
  return <LoginForm {...props} content={loginFormContent(useTranslations("signIn"), true)} />;
}

function renderForm() {
  const onSuccess = jest.fn();
  const onSwitch = jest.fn();
  const view = renderApp(<Form {...{ onSuccess, onSwitch }} />);
  return { ...view, onSuccess, onSwitch };
}

const submit = () => screen.getByRole("button", { name: "Accedi" });

it("validates username and password before calling the server", async () => {
  const { user } = renderForm();
  await user.click(submit());
  expect(await screen.findByText("Username è obbligatorio")).toBeVisible();
  expect(screen.getByText("Password è obbligatoria")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(
    /Username è obbligatorio/,
  );
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(server.requests).toEqual([]);
});

it("sends username, password and 'Ricordami', stores the token and reports success", async () => {
  const { user, onSuccess } = renderForm();
  await user.type(screen.getByRole("textbox", { name: "Username" }), "giulia.rossi");
  await user.type(screen.getByLabelText("Password"), "Segreta-123");
  await user.click(screen.getByRole("checkbox", { name: "Ricordami" }));
  await user.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(server.requests[0]).toMatchObject({ method: "POST", path: "/api/auth/login" });
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
    username: "giulia.rossi",
    password: "Segreta-123",
    rememberMe: true,
  });
  expect(localStorage.getItem("authToken")).toBe("abc");
});

it("shows 'Errore di accesso' in a toast and the reason next to the fields, once and without a retry", async () => {
  server.answerWith((response) => sendJson(response, 401, { message: REFUSAL, code: "INVALID_CREDENTIALS" }));
  localStorage.setItem("authToken", "of-before");
  const { user, onSuccess } = renderForm();
  await user.type(screen.getByRole("textbox", { name: "Username" }), "giulia.rossi");
  await user.type(screen.getByLabelText("Password"), "sbagliata");
  await user.click(submit());
  expect((await screen.findAllByText("Errore di accesso"))[0]).toBeVisible();
  expect(screen.getAllByText(REFUSAL).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole("textbox", { name: "Username" })).toHaveValue("giulia.rossi");
  expect(onSuccess).not.toHaveBeenCalled();
  expect(server.requests).toHaveLength(1);
});

it("has the username of an account with a new password, and the focus in the password", async () => {
  saveLoginUsername("giulia.rossi");
  const { user, onSuccess } = renderForm();
  expect(screen.getByRole("textbox", { name: "Username" })).toHaveValue("giulia.rossi");
  expect(screen.getByLabelText("Password")).toHaveFocus();
  await user.keyboard("Segreta-123{Enter}");
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(loadLoginUsername()).toBeNull();
});

it("links to the login by code and the forgotten password", async () => {
  const { user, onSwitch } = renderForm();
  expect(screen.getByRole("link", { name: "Password dimenticata?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await user.click(screen.getByRole("button", { name: "Entra con un codice per e-mail" }));
  expect(onSwitch.mock.calls).toEqual([["login"]]);
});

it("submits once, with the values at the time of the click, after its code is loaded", async () => {
  const { onSuccess } = renderForm();
  const username = screen.getByRole<HTMLInputElement>("textbox", { name: "Username" });
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  // Filled in as by a password manager, without focusing the form first.
  username.value = "giulia.rossi";
  password.value = "Segreta-123";
  fireEvent.click(submit());
  const button = screen.getByRole("button", { name: "Accesso in corso…" });
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(server.requests).toEqual([]);
  password.value = "something else";
  fireEvent.click(button);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(server.requests).toHaveLength(1);
  expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({
    username: "giulia.rossi",
    password: "Segreta-123",
  });
});
