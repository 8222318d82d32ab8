import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { ChangePasswordDialog } from "@/components/admin/frame/change-password-dialog";
import { ChangePasswordCard } from "@/components/person/account/change-password-card";
import { AcceptInvitation } from "@/components/person/sign-in/accept-invitation";
import { RegisterForm } from "@/components/person/sign-in/register-form";
import { ResetPassword } from "@/components/person/sign-in/reset-password";
import { renderApp } from "@/tests/helpers/render-app";

const INVITED = {
  token: "un-codice",
  firstName: "Sara",
  email: "sara@example.org",
  role: "secretary",
} as const;

const identity = (kind: "password" | "code") => ({ kind, email: "sara@example.org" });

/** All forms that set a password enforce the same rule. */
const FORMS: [name: string, form: ReactElement, label: string][] = [
  ["reset", <ResetPassword key="reset" token="un-codice" />, "Nuova Password"],
  [
    "settings",
    <ChangePasswordCard key="settings" hasPassword identity={identity("password")} />,
    "Nuova Password",
  ],
  [
    "first password",
    <ChangePasswordCard key="first" hasPassword={false} identity={identity("code")} />,
    "Nuova Password",
  ],
  ["panel", <ChangePasswordDialog key="panel" onClose={() => {}} />, "Nuova password"],
  [
    "registration",
    <RegisterForm key="registration" onSuccess={() => {}} onSwitchToLogin={() => {}} />,
    "Password",
  ],
  ["invitation", <AcceptInvitation key="invitation" {...INVITED} />, "Nuova Password"],
];

describe.each(FORMS)("the form of the %s", (_, form, label) => {
  test.each([
    ["nuova1", "La password deve contenere almeno 8 caratteri"],
    ["nuova-segreta-1", "La password deve contenere almeno una lettera maiuscola"],
    ["NUOVA-SEGRETA-1", "La password deve contenere almeno una lettera minuscola"],
    ["Nuova-Segreta", "La password deve contenere almeno un numero"],
  ])("refuses %s", async (password, message) => {
    const { user } = renderApp(form);
    expect(await screen.findByText(/^8 caratteri/)).toBeVisible();
    await user.type(screen.getByLabelText(label), password);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });
});

test.each(FORMS.slice(0, 2))(
  "the button of the %s is disabled until the password is valid",
  async (_, form) => {
    const { user } = renderApp(form);
    const current = screen.queryByLabelText("Password corrente");
    if (current) await user.type(current, "Quella-di-prima-1");
    const button = screen.getByRole("button", { name: /Reimposta Password|Cambia password/ });
    const fill = async (password: string) => {
      for (const label of ["Nuova Password", "Conferma Password"]) {
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), password);
      }
    };
    await fill("nuova1");
    expect(button).toBeDisabled();
    await fill("Nuova-Segreta-1");
    expect(button).toBeEnabled();
  },
);
