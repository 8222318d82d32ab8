import { screen } from "@testing-library/react";
import { ChangePasswordCard } from "@/components/person/account/change-password-card";
import { ForgotPassword } from "@/components/person/sign-in/forgot-password";
import { TwoStepReset } from "@/components/person/sign-in/two-step-reset";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const refuse = async (status: number, body: unknown) => {
  await serveApi((response) => sendJson(response, status, body));
};

const refusal = (field: string, message: string) => ({
  message,
  code: "VALIDATION",
  errors: { [field]: [message] },
});

test("shows a server error at its field and focuses it, with react-hook-form", async () => {
  await refuse(400, refusal("email", "Indirizzo non accettato"));
  const { user } = renderApp(<ForgotPassword />);
  await user.type(screen.getByLabelText("E-mail"), "giulia@example.org");
  await user.click(screen.getByRole("button", { name: "Invia il link" }));
  expect(await screen.findByText("Indirizzo non accettato")).toBeVisible();
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Indirizzo non accettato");
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
});

test("shows a server error at its field and focuses it, without react-hook-form", async () => {
  await refuse(400, refusal("currentPassword", "La password corrente non è corretta"));
  const { user } = renderApp(
    <ChangePasswordCard hasPassword identity={{ kind: "password", email: "io@example.org" }} />,
  );
  await user.type(screen.getByLabelText("Password corrente"), "sbagliata");
  await user.type(screen.getByLabelText("Nuova Password"), "Nuova-password-1");
  await user.type(screen.getByLabelText("Conferma Password"), "Nuova-password-1");
  await user.click(screen.getByRole("button", { name: "Cambia password" }));
  const current = screen.getByLabelText("Password corrente");
  await screen.findAllByText("La password corrente non è corretta");
  expect(current).toHaveAccessibleDescription("La password corrente non è corretta");
  expect(current).toHaveFocus();
});

test("shows an error without a field above the button", async () => {
  await refuse(404, { message: "Il codice non è valido", code: "RESET_TOKEN_INVALID" });
  const { user } = renderApp(<TwoStepReset />);
  await user.type(screen.getByLabelText("E-mail"), "giulia@example.org");
  await user.click(screen.getByRole("button", { name: "Continua" }));
  expect((await screen.findAllByText("Il codice non è valido")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("E-mail")).not.toHaveAccessibleDescription("Il codice non è valido");
});
