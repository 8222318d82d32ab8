import { screen, within } from "@testing-library/react";
import { DeleteAccountCard } from "@/components/person/account/delete-account-card";
import type { OpenAmounts } from "@/lib/domain/money/balance";
import { renderApp } from "@/tests/helpers/render-app";

async function question(open: OpenAmounts, hasPassword = true) {
  const identity = {
    kind: hasPassword ? ("password" as const) : ("code" as const),
    email: "giulia@example.org",
  };
  const { user } = renderApp(<DeleteAccountCard open={open} identity={identity} />);
  await user.click(screen.getByRole("button", { name: "Elimina il mio account" }));
  return within(screen.getByRole("alertdialog"));
}

it("shows open balances and a missing IBAN before the account is deleted", async () => {
  const dialog = await question({ refundDue: 7000, dueAmount: 2000, lacksIban: true });
  expect(dialog.getByText("70,00 €").parentElement).toHaveTextContent("Ti dobbiamo ancora 70,00 €");
  expect(dialog.getByText("20,00 €").parentElement).toHaveTextContent("Hai ancora 20,00 € da pagare");
  expect(dialog.getByRole("link", { name: "prenotazioni passate" })).toHaveAttribute(
    "href",
    "/mybookings?tab=past",
  );
});

it("mentions neither a known IBAN nor a balance of zero", async () => {
  const given = await question({ refundDue: 7000, dueAmount: 0, lacksIban: false });
  expect(given.getByText("70,00 €")).toBeVisible();
  expect(given.queryByRole("link")).toBeNull();
  expect(given.queryByText(/da pagare/)).toBeNull();
});

it("asks for a code instead of the password if the account has none", async () => {
  const dialog = await question({ refundDue: 0, dueAmount: 0, lacksIban: false }, false);
  expect(dialog.queryByLabelText("Password")).toBeNull();
  expect(dialog.getByLabelText("Codice")).toHaveAttribute("autocomplete", "one-time-code");
  expect(dialog.getByRole("button", { name: "Inviami il codice" })).toBeVisible();
});
