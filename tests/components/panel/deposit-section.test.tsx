import { screen, waitFor } from "@testing-library/react";
import { DepositSection } from "@/components/admin/shared/payments/deposit-section";
import type { Role } from "@/lib/domain/person/roles";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingOf, freezeDate } from "@/tests/helpers/booking-desk";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

/** Deposits are received, returned and retained in the booking's details. */

/** The fields of a ledger entry that are relevant to deposits. */
type Entry = { id?: number; kind: string; method?: string; amount: number };

let sent: { path: string; body: unknown }[];
let ledger: Entry[];
let answer: [number, unknown];
beforeEach(async () => {
  freezeDate("2026-12-01T08:00:00Z");
  sent = [];
  ledger = [];
  answer = [201, { id: 1 }];
  await serveApi((response, { method, path, body }) => {
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (method === "GET") return sendJson(response, 200, ledger);
    sent.push({ path, body: JSON.parse(body) });
    sendJson(response, ...answer);
  });
});

function show(booking: Partial<Booking>, role: Role = "secretary") {
  const { depositHeld = 0 } = booking;
  if (depositHeld > 0) ledger = [{ kind: "deposit", amount: depositHeld }];
  return renderPanel(
    <DepositSection
      booking={bookingOf({ depositAmount: 10_000, startDate: "2026-12-10", ...booking })}
      onDirtyChange={() => {}}
    />,
    role,
  );
}
const button = (name: string) => screen.queryByRole("button", { name });
const OVER = { startDate: "2026-11-30" };

it("is absent if the room requires no deposit and none is held", () => {
  const { container } = show({ depositAmount: 0 });
  expect(container.querySelector("section")).toBeNull();
});

it("records the missing part of the deposit", async () => {
  const { user } = show({ depositHeld: 4000 });
  expect(await screen.findByText("Richiesta: 100,00 € · In cassa: 40,00 €")).toBeVisible();
  // Only available once the entries are loaded, which determine the missing part.
  await user.click(await screen.findByRole("button", { name: "Registra cauzione" }));
  expect(await screen.findByLabelText("Importo (€)")).toHaveValue("60,00");
  await user.click(screen.getByRole("button", { name: "Registra la cauzione" }));
  expect((await screen.findAllByText("Cauzione registrata"))[0]).toBeVisible();
  expect(sent).toEqual([
    {
      path: "/api/payments",
      body: { kind: "deposit", amount: 6000, method: "cash", date: "2026-12-01", note: null, bookingId: 42 },
    },
  ]);
});

it("defaults the return to the method of the latest payment", async () => {
  const { user } = show({ ...OVER, depositHeld: 10_000 });
  ledger = [
    { id: 2, kind: "deposit", method: "transfer", amount: 6000 },
    { id: 1, kind: "deposit", method: "pos", amount: 4000 },
  ];
  await screen.findByText("Da restituire");
  await user.click(screen.getByRole("button", { name: "Restituisci cauzione" }));
  await waitFor(() => expect(screen.getByLabelText("Metodo")).toHaveValue("transfer"));
});

it("proposes to return the full deposit after the end, and confirms only once it is recorded", async () => {
  answer = [409, { code: "AMOUNT_TOO_HIGH", message: "In cassa ci sono 0,00 €." }];
  const { user } = show({ ...OVER, depositHeld: 10_000 });
  expect(await screen.findByText("Da restituire")).toBeVisible();
  expect(button("Registra cauzione")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Restituisci cauzione" }));
  expect(await screen.findByLabelText("Importo (€)")).toHaveValue("100,00");
  await user.click(screen.getByRole("button", { name: "Registra la restituzione" }));
  expect((await screen.findAllByText("In cassa ci sono 0,00 €."))[0]).toBeVisible();
  expect(screen.queryByText("Restituzione registrata")).toBeNull();
  answer = [201, { id: 2 }];
  await user.click(screen.getByRole("button", { name: "Registra la restituzione" }));
  expect((await screen.findAllByText("Restituzione registrata"))[0]).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ kind: "deposit-return", amount: 10_000 });
});

it("returns the price and the deposit of a canceled booking together", async () => {
  const canceled = { status: "canceled", refundAmount: 4000, refundDue: 4000, paidAmount: 4000 } as const;
  const { user } = show({ ...canceled, depositHeld: 10_000 });
  await user.click(await screen.findByRole("button", { name: /^Restituisci 140,00\s€ in tutto$/ }));
  // The form appears once the ways to pay are loaded.
  expect(await screen.findByLabelText("Metodo")).toHaveValue("cash");
  await user.click(screen.getByRole("button", { name: /^Restituisci 140,00\s€ in tutto$/ }));
  expect((await screen.findAllByText("Restituzione registrata"))[0]).toBeVisible();
  expect(sent).toMatchObject([
    { path: "/api/bookings/42/repayment", body: { amount: 14_000, method: "cash" } },
  ]);
});

it.each([
  [true, "Il cliente riceve il motivo per e-mail."],
  [false, null],
])("retains a part with a reason, and states whether the reason is mailed: %s", async (isMailed, text) => {
  answer = [200, { ...bookingOf(), sent: isMailed }];
  const { user } = show({ ...OVER, depositHeld: 10_000 });
  await user.click(await screen.findByRole("button", { name: "Trattieni" }));
  const amount = screen.getByLabelText("Importo (€)");
  await user.clear(amount);
  await user.type(amount, "30");
  await user.click(screen.getByRole("button", { name: "Trattieni" }));
  // Nothing is sent without a reason.
  expect(screen.getByLabelText("Motivo")).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText("Motivo"), "Uno specchio rotto");
  await user.click(screen.getByRole("button", { name: "Trattieni" }));
  expect((await screen.findAllByText("Trattenuti 30,00 €"))[0]).toBeVisible();
  expect(sent).toEqual([
    {
      path: "/api/bookings/42/deposit-retention",
      body: { amount: 3000, reason: "Uno specchio rotto" },
    },
  ]);
  if (text) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  else expect(screen.queryByText("Il cliente riceve il motivo per e-mail.")).toBeNull();
});

it("lets the desk receive and return a deposit, but not retain it", async () => {
  show({ ...OVER, depositHeld: 10_000 }, "desk");
  expect(await screen.findByRole("button", { name: "Restituisci cauzione" })).toBeVisible();
  expect(button("Trattieni")).toBeNull();
});
