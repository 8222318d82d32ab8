import { act, screen, waitFor, within } from "@testing-library/react";
import { BookingPicker } from "@/components/booking/flow/booking-picker";
import { AuthModals } from "@/components/person/sign-in/auth-modals";
import { toPickerSpace } from "@/components/picker/picker-space";
import { pendingBookingPath } from "@/lib/client/booking/booking-draft";
import { setSession } from "@/lib/client/person/session";
import { authModal } from "@/lib/client/person/use-auth-modal";
import type { Period } from "@/lib/domain/room-time/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Space } from "@/lib/schemas/space/space";
import { bookingDesk, EXAMPLE_SPACE, freezeDate, spanOn } from "@/tests/helpers/booking-desk";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { type RenderedApp, renderApp, serveApi } from "@/tests/helpers/render-app";

/** Longer, since one test loads the login and the code of the form. */
// 9:00 in Rome on the first of the month: the morning of that day has started.
beforeEach(() => freezeDate("2026-12-01T08:00:00Z"));

let server: LoopbackServer;
afterEach(() => authModal.close());

const BUSY = [
  spanOn("2026-12-04", "08:00", "13:00"),
  spanOn("2026-12-05", "08:00", "20:00"),
  spanOn("2026-12-09", "14:00", "19:00"),
  spanOn("2026-12-11", "08:00", "13:00"),
  spanOn("2026-12-11", "14:00", "19:00"),
];

interface Setting {
  space?: Partial<Space>;
  isSignedIn?: boolean;
  searched?: Period | null;
  /** The current day at the time of server rendering. */
  today?: CalendarDay;
  /** Delays the response with the availability until it resolves. */
  loads?: Promise<void>;
}

async function openPicker({
  space = {},
  isSignedIn = true,
  searched = null,
  today = "2026-12-01",
  loads,
}: Setting = {}) {
  const isSlow = loads !== undefined;
  const whole = { ...EXAMPLE_SPACE, ...space };
  const desk = bookingDesk(whole, { busy: BUSY, isSignedIn });
  server = await serveApi(async (...asked) => {
    if (asked[1].path.includes("/availability")) await loads;
    desk.answer(...asked);
  });
  const view = renderApp(
    <>
      <BookingPicker space={toPickerSpace(whole)} searched={searched} today={today} />
      <AuthModals />
    </>,
  );
  if (!isSlow) await waitFor(() => expect(screen.getByRole("grid")).toHaveAttribute("aria-busy", "false"));
  return { ...view, desk };
}

const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });
const december = (date: number) => day(new RegExp(`^\\S+ ${date} dicembre 2026`));
/** The steps after the choice of a day are loaded lazily. */
async function chooseDay(user: RenderedApp["user"], date: number): Promise<void> {
  await user.click(december(date));
  await screen.findByRole("region", { name: "Seleziona l'orario" });
}
const period = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const proceed = () => screen.getByRole("button", { name: "Continua con la prenotazione" });
const summary = () => screen.getByRole("region", { name: "Riepilogo" });

it("opens on the current month in Italian and does not go back further", async () => {
  const { user } = await openPicker();
  expect(screen.getByRole("heading", { name: "Seleziona le date" })).toBeVisible();
  expect(screen.getByText("Scegli quando vuoi prenotare")).toBeVisible();
  expect(screen.getByRole("grid", { name: "dicembre 2026" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Mese precedente" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Mese successivo" }));
  expect(screen.getByRole("grid", { name: "gennaio 2027" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Mese precedente" })).toBeEnabled();
});

it("opens on the month of the first bookable day", async () => {
  freezeDate("2026-11-30T18:30:00Z");
  const { user } = await openPicker({ today: "2026-11-30" });
  expect(await screen.findByRole("grid", { name: "dicembre 2026" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mese precedente" }));
  expect(screen.getByRole("grid", { name: "novembre 2026" })).toBeVisible();
});

it("uses the browser's date, so that a cached page does not offer yesterday", async () => {
  await openPicker({ today: "2026-11-30" });
  expect(await screen.findByRole("grid", { name: "dicembre 2026" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Mese precedente" })).toBeDisabled();
});

it("starts the week on Monday", async () => {
  await openPicker();
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads[0]).toContain("lunedì");
  expect(heads[6]).toContain("domenica");
});

it.each([
  [3, "giovedì 3 dicembre 2026, libero"],
  [4, "venerdì 4 dicembre 2026, libero solo il pomeriggio"],
  [5, "sabato 5 dicembre 2026, non disponibile, Lo spazio è già prenotato in questo periodo"],
  [9, "mercoledì 9 dicembre 2026, libero solo la mattina"],
  [1, "martedì 1 dicembre 2026, libero solo il pomeriggio"],
])("labels the availability of day %i", async (date, words) => {
  await openPicker();
  expect(december(date)).toHaveAccessibleName(words);
});

it("selects a day clicked before availability was loaded, once it is", async () => {
  let load = () => {};
  const { user } = await openPicker({ loads: new Promise((resolve) => (load = resolve)) });
  await user.click(december(3));
  await user.click(december(10));
  expect(screen.queryByText("Nessuna disponibilità per questa data.")).not.toBeInTheDocument();
  act(load);
  await waitFor(() => expect(december(10)).toHaveAccessibleName(/libero, selezionato$/));
  expect(december(3)).toHaveAccessibleName(/libero$/);
});

it("rejects a full day clicked before availability was loaded, once it is", async () => {
  let load = () => {};
  const { user } = await openPicker({ loads: new Promise((resolve) => (load = resolve)) });
  await user.click(december(5));
  act(load);
  expect(await screen.findByText(/è già prenotato in questo periodo/)).toBeVisible();
});

it("does not select a full day and shows why", async () => {
  const { user } = await openPicker();
  expect(december(5)).toHaveAttribute("aria-disabled", "true");
  await user.click(december(5));
  expect(screen.getByText("Nessuna disponibilità per questa data.")).toBeVisible();
  expect(screen.queryByText("Seleziona l'orario")).not.toBeInTheDocument();
});

it("shows the quoted price of a half day and the hint about the other half", async () => {
  const { user } = await openPicker();
  expect(proceed()).toBeDisabled();
  await chooseDay(user, 3);
  expect(proceed()).toBeDisabled();
  await user.click(period("Mattina"));
  expect(period("Mattina")).toHaveAttribute("aria-pressed", "true");
  expect(period("Giornata")).toBeDisabled();
  expect(
    screen.getByText("Puoi prenotare anche il pomeriggio se hai bisogno dell'intera giornata."),
  ).toBeVisible();
  await within(summary()).findByText("Prezzo mezza giornata");
  expect(summary()).toHaveTextContent("giovedì 3 dicembre 2026mattina");
  expect(summary()).toHaveTextContent("40,00");
  // Less than 48 hours are left.
  expect(summary()).not.toHaveTextContent("Annullamento gratuito");
  expect(proceed()).toBeEnabled();
});

it("shows free cancellation while it is still possible", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 10);
  await user.click(period("Pomeriggio"));
  expect(await within(summary()).findByText("fino a mar 8 dic 2026, 14:00")).toBeVisible();
});

it("combines both halves to a whole day, and clears a period clicked again", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 3);
  await user.click(period("Mattina"));
  await user.click(period("Pomeriggio"));
  expect(period("Giornata")).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/^Ti basta mezza giornata\? Premi di nuovo «Giornata»/)).toBeVisible();
  expect(period("Mattina")).toBeDisabled();
  await within(summary()).findByText("Prezzo giornaliero");
  expect(summary()).toHaveTextContent("70,00");
  await user.click(period("Giornata"));
  expect(screen.queryByRole("region", { name: "Riepilogo" })).not.toBeInTheDocument();
  expect(proceed()).toBeDisabled();
});

it("offers only the free half of a half-booked day", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  expect(period("Mattina")).toHaveTextContent("non disponibile");
  expect(period("Giornata")).toHaveTextContent("non disponibile");
  expect(period("Pomeriggio")).not.toHaveTextContent("non disponibile");
  await user.click(period("Pomeriggio"));
  expect(screen.queryByText(/Puoi prenotare anche la mattina/)).not.toBeInTheDocument();
});

it("shows alternatives to a taken half day, and its waiting list", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  await user.click(period("Mattina"));
  expect(period("Mattina")).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("alert")).toHaveTextContent("Lo spazio è già prenotato in questo periodo.");
  expect(proceed()).toBeDisabled();
  const others = await screen.findByRole("region", { name: "Alternative" });
  expect(screen.getByRole("button", { name: "Avvisami se si libera" })).toBeVisible();
  await user.click(within(others).getByRole("button", { name: /ven 4 dic 2026.*14:00–19:00/ }));
  expect(period("Pomeriggio")).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("region", { name: "Alternative" })).not.toBeInTheDocument();
  await waitFor(() => expect(proceed()).toBeEnabled());
});

it("stops showing alternatives after another choice or a second click", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  await user.click(period("Mattina"));
  await screen.findByRole("region", { name: "Alternative" });
  await user.click(period("Mattina"));
  expect(screen.queryByRole("region", { name: "Alternative" })).not.toBeInTheDocument();
  await user.click(period("Mattina"));
  await user.click(period("Pomeriggio"));
  expect(screen.queryByRole("region", { name: "Alternative" })).not.toBeInTheDocument();
  expect(period("Pomeriggio")).toHaveAttribute("aria-pressed", "true");
});

it("clears the selection when a full day is clicked", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 3);
  await user.click(december(5));
  expect(december(3)).not.toHaveAccessibleName(/selezionato/);
  expect(await screen.findByRole("region", { name: "Alternative" })).toBeVisible();
});

it("books several days as whole days, line by line", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 16);
  await chooseDay(user, 14);
  expect(period("Mattina")).toBeDisabled();
  await user.click(period("Giornata"));
  expect(await within(summary()).findByText("14–16 dicembre 2026")).toBeVisible();
  expect(summary()).toHaveTextContent(/3 giorni × 70,00/);
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("210,00");
  expect(december(15)).toHaveAccessibleName(/, selezionato$/);
});

it("starts a new selection with a day beyond a taken one", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 3);
  await chooseDay(user, 7);
  expect(december(3)).not.toHaveAccessibleName(/, selezionato$/);
  expect(december(7)).toHaveAccessibleName(/, selezionato$/);
  expect(period("Giornata")).toBeEnabled();
});

it("limits the times of a period to the opening hours", async () => {
  const { user } = await openPicker({ space: { openingTime: "10:00", closingTime: "18:00" } });
  await chooseDay(user, 3);
  expect(period("Mattina")).toHaveAccessibleName("Mattina 10:00–13:00");
  expect(period("Pomeriggio")).toHaveAccessibleName("Pomeriggio 14:00–18:00");
  expect(period("Giornata")).toHaveAccessibleName("Giornata 10:00–18:00");
});

it("explains a price on request", async () => {
  const { user } = await openPicker({ space: { pricePerHour: "su richiesta", pricePerDay: "su richiesta" } });
  await chooseDay(user, 3);
  await user.click(period("Mattina"));
  expect(
    await screen.findByText(/La prenotazione arriva al centro, che la conferma con l'importo/),
  ).toBeVisible();
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("su richiesta");
  expect(proceed()).toBeEnabled();
});

it("accepts custom hours", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  await user.click(screen.getByText("Ti servono altri orari?"));
  await user.selectOptions(screen.getByLabelText("Dalle"), "15:00");
  expect(within(screen.getByLabelText("Alle")).getByRole("option", { name: "15:00" })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText("Alle"), "17:00");
  expect(await within(summary()).findByText("15:00 – 17:00")).toBeVisible();
  expect(proceed()).toBeEnabled();
  expect(screen.getByText(/Allo stesso prezzo hai tutta la mezza giornata, dalle 14:00 alle/)).toBeVisible();
});

it("compares prices when custom hours exceed a half day", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  await user.click(screen.getByText("Ti servono altri orari?"));
  await user.selectOptions(screen.getByLabelText("Dalle"), "11:00");
  await user.selectOptions(screen.getByLabelText("Alle"), "16:00");
  const hint = await screen.findByText(/Queste ore escono dalla mezza giornata e costano come la giornata/);
  expect(hint).toHaveTextContent(/70,00\s€.*pagheresti 40,00\s€/);
});

it("rejects taken hours with the documented message", async () => {
  const { user } = await openPicker();
  await chooseDay(user, 4);
  await user.click(screen.getByText("Ti servono altri orari?"));
  await user.selectOptions(screen.getByLabelText("Dalle"), "12:00");
  await user.selectOptions(screen.getByLabelText("Alle"), "15:00");
  expect(await screen.findByText("Nessuna disponibilità per questa data.")).toBeVisible();
  expect(proceed()).toBeDisabled();
});

it("starts with the searched period", async () => {
  await openPicker({
    searched: {
      startDate: "2027-01-14",
      endDate: "2027-01-14",
      isFullDay: false,
      startTime: "14:00",
      endTime: "19:00",
    },
  });
  expect(screen.getByRole("grid", { name: "gennaio 2027" })).toBeVisible();
  expect(await screen.findByRole("button", { name: /^Pomeriggio/ })).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(proceed()).toBeEnabled());
});

it("starts with the searched hours", async () => {
  await openPicker({
    searched: {
      startDate: "2026-12-03",
      endDate: "2026-12-03",
      isFullDay: false,
      startTime: "09:00",
      endTime: "18:00",
    },
  });
  expect(await screen.findByText("09:00 – 18:00")).toBeVisible();
  expect(screen.getByLabelText("Dalle")).toHaveValue("09:00");
});

it("books searched hours between the two taken halves of a day", async () => {
  const day = { startDate: "2026-12-11", endDate: "2026-12-11" };
  await openPicker({ searched: { ...day, isFullDay: false, startTime: "13:00", endTime: "14:00" } });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Continua con la prenotazione" })).toBeEnabled(),
  );
  expect(document.querySelector('[data-day="2026-12-11"]')).toHaveAccessibleName(/libero solo in alcune ore/);
});

it("ignores a searched day in the past", async () => {
  const past = { startDate: "2026-11-20", endDate: "2026-11-20", isFullDay: true };
  await openPicker({ searched: { ...past, startTime: null, endTime: null } });
  expect(screen.queryByText("Seleziona l'orario")).not.toBeInTheDocument();
});

it("loads three months, and the next three when the calendar reaches them", async () => {
  const { user } = await openPicker();
  const asked = () => server.requests.map(({ path }) => path).filter((path) => path.includes("availability"));
  expect(asked()).toEqual(["/api/spaces/5/availability?startDate=2026-12-01&endDate=2027-03-01"]);
  for (let month = 0; month < 3; month++)
    await user.click(screen.getByRole("button", { name: "Mese successivo" }));
  await waitFor(() =>
    expect(asked()[1]).toBe("/api/spaces/5/availability?startDate=2027-03-02&endDate=2027-06-01"),
  );
  expect(await screen.findByRole("button", { name: "mercoledì 10 marzo 2027, libero" })).toBeVisible();
});

it("shows a failure to load the availability, with a retry", async () => {
  const desk = bookingDesk(EXAMPLE_SPACE);
  server = await serveApi((response, request, number) =>
    request.path.includes("availability")
      ? sendJson(response, 400, { code: "VALIDATION", message: "No" })
      : desk.answer(response, request, number),
  );
  const { user } = renderApp(
    <BookingPicker space={toPickerSpace(EXAMPLE_SPACE)} searched={null} today="2026-12-01" />,
  );
  expect(await screen.findByText("Impossibile recuperare la disponibilità")).toBeVisible();
  server.answerWith(desk.answer);
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByRole("button", { name: /^giovedì 3 dicembre 2026, libero/ })).toBeVisible();
  expect(screen.queryByText("Impossibile recuperare la disponibilità")).not.toBeInTheDocument();
});

it("is one tab stop with arrow-key navigation, also across months", async () => {
  const { user } = await openPicker();
  const stops = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((button) => button.tabIndex === 0);
  expect(stops).toEqual([december(1)]);
  act(() => stops[0]?.focus());
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(december(9)).toHaveFocus();
  await user.keyboard("{End}");
  expect(december(13)).toHaveFocus();
  await user.keyboard("{PageDown}");
  expect(day(/13 gennaio 2027/)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(day(/13 gennaio 2027/)).toHaveAccessibleName(/, selezionato$/);
});

it("does not move the focus into the past", async () => {
  const { user } = await openPicker();
  act(() => december(1).focus());
  await user.keyboard("{ArrowLeft}{PageUp}");
  expect(december(1)).toHaveFocus();
});

it("asks a visitor to sign in and then opens the form with the same choice", async () => {
  const { user } = await openPicker({ isSignedIn: false });
  await chooseDay(user, 3);
  await user.click(period("Mattina"));
  await waitFor(() => expect(proceed()).toBeEnabled());
  await user.click(proceed());
  const login = await screen.findByRole("dialog", { name: "Accedi" });
  expect(within(login).getAllByRole("textbox")).toEqual([within(login).getByLabelText("E-mail")]);
  await user.click(within(login).getByRole("button", { name: "Accedi con password" }));
  await user.type(await within(login).findByLabelText("Username"), "giulia.rossi");
  await user.type(within(login).getByLabelText("Password"), "Segreta-123");
  await user.click(within(login).getByRole("button", { name: "Accedi" }));
  const form = await screen.findByRole("dialog", { name: "Completa la tua Prenotazione" });
  expect(within(form).getByText("giovedì 3 dicembre 2026")).toBeVisible();
  expect(within(form).getByText("Prenoti come", { exact: false })).toHaveTextContent("Prenoti come Giulia");
});

it("opens the waiting list once the customer has signed in", async () => {
  const { user } = await openPicker({ isSignedIn: false });
  await chooseDay(user, 4);
  await user.click(period("Mattina"));
  await user.click(await screen.findByRole("button", { name: "Avvisami se si libera" }));
  expect(screen.queryByRole("dialog", { name: "Lista d'attesa" })).not.toBeInTheDocument();
  act(() => {
    setSession({ isAuthenticated: true, user: EXAMPLE_USER });
    authModal.close();
  });
  const dialog = await screen.findByRole("dialog", { name: "Lista d'attesa" });
  expect(within(dialog).getByLabelText("Nome")).toHaveValue("Giulia");
});

it("restores the choice after a reload", async () => {
  const { user, unmount } = await openPicker({ isSignedIn: false });
  await chooseDay(user, 3);
  await user.click(period("Mattina"));
  unmount();
  await server.close();
  await openPicker({ isSignedIn: false });
  expect(await screen.findByRole("button", { name: /^Mattina/ })).toHaveAttribute("aria-pressed", "true");
});

it("returns the focus when the login is closed, and a later login opens no form", async () => {
  const { user } = await openPicker({ isSignedIn: false });
  await chooseDay(user, 3);
  await user.click(period("Mattina"));
  await waitFor(() => expect(proceed()).toBeEnabled());
  await user.click(proceed());
  await screen.findByRole("dialog", { name: "Accedi" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(proceed()).toHaveFocus());
  await waitFor(() => expect(pendingBookingPath()).toBeNull());
});
