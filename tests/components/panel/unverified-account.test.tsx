import { screen } from "@testing-library/react";
import { ConfirmMerge } from "@/components/admin/shared/person/merge/confirm-merge";
import { PersonAccount } from "@/components/admin/shared/person/person-account";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

/** An unverified account gets no role, and merging it shows a warning first. */

const ACCOUNT = {
  id: 12,
  username: "rosa",
  firstName: "Rosa",
  lastName: "Regolare",
  email: "rosa@example.org",
  role: "customer",
  isVerified: false,
  registrationDate: "2026-11-01T08:00:00.000Z",
};

let account: object;
beforeEach(async () => {
  account = ACCOUNT;
  await serveApi((response) => sendJson(response, 200, account));
});

const showAccount = () => renderPanel(<PersonAccount userId={12} viewer="admin" />, "admin");
const WAITS = /Un ruolo nel pannello si può dare dopo la verifica/;

test("offers no role before the address is verified", async () => {
  showAccount();
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Ruolo" })).toBeNull();
});

test.each([{ isVerified: true }, { role: "desk" }])("offers the choice of a role with %j", async (fields) => {
  account = { ...ACCOUNT, ...fields };
  showAccount();
  expect(await screen.findByRole("combobox", { name: "Ruolo" })).toBeVisible();
  expect(screen.queryByText(WAITS)).toBeNull();
});

test.each([
  [{ hasAccount: true, isVerified: false }, true],
  [{ hasAccount: true, isVerified: true }, false],
])("merging with a person that is %j shows a warning: %j", (fields, isWarned) => {
  const person = (id: number, rest: object) =>
    ({
      ...{
        id,
        firstName: "Rosa",
        lastName: "Regolare",
        email: null,
        phone: null,
        bookingsCount: 0,
        paidTotal: 0,
      },
      ...{
        dueTotal: 0,
        hasAccount: false,
        isVerified: false,
        memberUntil: null,
        fiscalCode: null,
        note: null,
      },
      ...{ dateOfBirth: null, placeOfBirth: null, address: null, city: null, postalCode: null },
      ...{ certificateUntil: null, ...rest },
    }) as ListedPerson;
  renderApp(<ConfirmMerge pair={[person(1, fields), person(2, {})]} onBack={() => {}} onMerged={() => {}} />);
  expect(screen.getByRole("button", { name: "Unisci" })).toBeEnabled();
  if (isWarned)
    expect(screen.getByRole("alert")).toHaveTextContent("non ha ancora verificato il suo indirizzo");
  else expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
