import { act, screen } from "@testing-library/react";
import { PersonForm } from "@/components/admin/shared/person/person-form";
import { setSession } from "@/lib/client/person/session";
import type { PersonWithHistory } from "@/lib/schemas/panel/person";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { renderApp } from "@/tests/helpers/render-app";

const SECRETARY = { ...EXAMPLE_USER, isAdmin: true, role: "admin" } as const;

const personWith = (id: number): PersonWithHistory => ({
  ...SECRETARY,
  id,
  registrationDate: "2026-01-02T10:00:00.000Z",
  memberUntil: null,
  note: null,
  bookingsCount: 0,
  paidTotal: 0,
  history: [],
  dueTotal: 0,
  refundDueTotal: 0,
  waits: [],
  receipts: [],
});

function renderForm(id: number) {
  const ignore = () => {};
  renderApp(
    <PersonForm
      person={personWith(id)}
      viewer="admin"
      onDirtyChange={ignore}
      onDone={ignore}
      onCancel={ignore}
    />,
  );
  act(() => setSession({ isAuthenticated: true, user: SECRETARY }));
}

test("somebody else's membership and role can be changed", async () => {
  renderForm(SECRETARY.id + 1);
  expect(await screen.findByLabelText(/Tessera valida fino al/)).toBeVisible();
  expect(screen.getByLabelText("Ruolo")).toBeVisible();
});

test("one's own are not offered, and it is said why", async () => {
  renderForm(SECRETARY.id);
  expect(await screen.findByText(/Questa sei tu/)).toBeVisible();
  expect(screen.getByLabelText(/Nota/)).toBeVisible();
  expect(screen.queryByLabelText(/Tessera valida fino al/)).toBeNull();
  expect(screen.queryByLabelText("Ruolo")).toBeNull();
});
