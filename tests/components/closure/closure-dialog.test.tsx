import { screen, waitFor, within } from "@testing-library/react";
import { ClosureDialog } from "@/components/admin/shared/closure/closure-dialog";
import type { Conflict } from "@/lib/schemas/conflict";
import { inDays } from "@/tests/helpers/days";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const TODAY = inDays(3);
const CONFLICT = { spaceId: 14, startsAt: `${TODAY}T07:00:00.000Z`, endsAt: `${TODAY}T12:00:00.000Z` };
const booking = (id: number, title: string): Conflict => ({
  ...CONFLICT,
  kind: "booking",
  id,
  title,
  confirmationNumber: String(id).padStart(5, "0"),
});
const RETREAT: Conflict = {
  ...CONFLICT,
  kind: "event",
  id: 3,
  title: "Ritiro in tutto il centro",
  spaceId: null,
  signUps: 12,
};
const LESSON: Conflict = { ...CONFLICT, kind: "course", id: 5, title: "Pilates", spaceId: null };

const written: Record<string, unknown>[] = [];
/** Serves a preview with the conflicts `met`, and answers every write with the closure. */
async function answering(
  met: Conflict[],
  saved: Record<string, unknown>,
  lessons: { lessons: Conflict[]; recipients: number } = { lessons: [], recipients: 0 },
) {
  written.length = 0;
  await serveApi((response, request) => {
    if (request.path.startsWith("/api/spaces"))
      return sendJson(response, 200, [{ id: 14, name: "Studio Loto" }]);
    if (request.path.startsWith("/api/closures/preview?"))
      return sendJson(response, 200, { conflicts: met, ...lessons });
    if (request.method === "GET") return sendJson(response, 200, []);
    const body = JSON.parse(request.body);
    written.push(body);
    const none = { conflicts: [], canceled: [], mailed: 0, sent: false, recipients: 0 };
    sendJson(response, 201, { id: 9, ...body, ...none, ...saved });
  });
}

async function close(onClose = jest.fn()) {
  const { user } = renderApp(<ClosureDialog closure={null} today={TODAY} onClose={onClose} />);
  await user.type(screen.getByLabelText("Motivo"), "Lavori");
  await user.click(screen.getByRole("button", { name: "Chiudi in questi giorni" }));
  return { user, onClose };
}

test("cancels all conflicting bookings in one step, with the entered message", async () => {
  await answering([booking(42, "Anna Bianchi"), booking(43, "Luca Verdi")], {
    canceled: [
      { id: 42, confirmationNumber: "00042" },
      { id: 43, confirmationNumber: "00043" },
    ],
    mailed: 1,
  });
  const { user, onClose } = await close();
  const message = await screen.findByLabelText("Messaggio ai clienti");
  expect(message).toHaveValue("Lavori");
  await user.clear(message);
  await user.click(screen.getByRole("button", { name: "Annulla tutte e 2 con rimborso e chiudi" }));
  expect(screen.getByText("Scrivi il messaggio")).toBeVisible();
  expect(written).toEqual([]);
  await user.type(message, "Il tetto perde.");
  await user.click(screen.getByRole("button", { name: "Annulla tutte e 2 con rimborso e chiudi" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(written[0]).toMatchObject({
    cancelBookings: [42, 43],
    message: "Il tetto perde.",
    onConflict: "refuse",
  });
  expect(await screen.findByText("Hai annullato 2 prenotazioni. Parte un'e-mail.")).toBeVisible();
});

test("leaves a booking that has started, and cancels the others", async () => {
  const begun = { ...booking(41, "Sara Neri"), startsAt: `${inDays(-1)}T07:00:00.000Z` };
  await answering([begun, booking(42, "Anna Bianchi")], { conflicts: [begun] });
  const { user } = await close();
  expect(await screen.findAllByRole("button", { name: /^Annulla con rimborso #/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Annulla con rimborso e chiudi" }));
  await waitFor(() => expect(written[0]).toMatchObject({ cancelBookings: [42], onConflict: "keep" }));
});

test("lists an event without a room as a conflict, and leaves it when the bookings are canceled", async () => {
  await answering([RETREAT, booking(42, "Anna Bianchi")], { conflicts: [RETREAT] });
  const { user } = await close();
  const list = await screen.findByRole("list", { name: "Impegni in questi giorni" });
  expect(within(list).getByText("Evento: Ritiro in tutto il centro")).toBeVisible();
  expect(within(list).getByText(/senza sala, 12 posti occupati/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Eventi" })).toHaveAttribute("href", "/admin/eventi");
  await user.click(screen.getByRole("button", { name: "Annulla con rimborso e chiudi" }));
  await waitFor(() => expect(written[0]).toMatchObject({ cancelBookings: [42], onConflict: "keep" }));
});

test.each([
  ["told", true, "12 iscritti ricevono un'e-mail per le lezioni sospese."],
  ["not told", false, null],
])(
  "lists the suspended lessons before the closure is saved; their participants are %s",
  async (_, tells, told) => {
    await answering([], { recipients: tells ? 12 : 0 }, { lessons: [LESSON], recipients: 12 });
    const { user, onClose } = await close();
    const lessons = await screen.findByRole("list", { name: "Lezioni in questi giorni" });
    expect(within(lessons).getByText("Corso: Pilates")).toBeVisible();
    expect(screen.getByText("Lezioni che non si tengono")).toBeVisible();
    expect(written).toEqual([]);
    const choice = screen.getByRole("checkbox", { name: /Avvisa 12 iscritti/ });
    expect(choice).toBeChecked();
    if (!tells) await user.click(choice);
    await user.click(screen.getByRole("button", { name: "Chiudi in questi giorni" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(written).toEqual([expect.objectContaining({ onConflict: "refuse", notify: tells })]);
    if (told !== null) expect(await screen.findByText(told)).toBeVisible();
  },
);
