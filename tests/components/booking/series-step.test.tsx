import { fireEvent, screen, within } from "@testing-library/react";
import { type ChosenSeries, SeriesStep } from "@/components/booking/series/series-step";
import { type Period, periodOfPart } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import type { SeriesDate, SeriesQuote } from "@/lib/schemas/booking/series";
import { freezeDate } from "@/tests/helpers/booking-desk";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Longer, since each test waits for several requests. */
const FIRST = periodOfPart("mattina", "2026-12-01", "2026-12-01");
const TAKEN = "2026-12-08";

let server: LoopbackServer;
const onChange = jest.fn<void, [ChosenSeries | null]>();
const chosen = () => onChange.mock.lastCall?.[0] ?? null;

function alternativesTo(date: Period): Alternative[] {
  const { startTime: _, endTime: __, ...days } = date;
  const instead = {
    ...days,
    totalAmount: 4000,
    isOnRequest: false,
    difference: 0,
    spaceSlug: "",
    spaceName: "Studio Loto",
  };
  return [
    { ...instead, kind: "period", spaceId: 5, startTime: "14:00", endTime: "19:00" },
    { ...instead, kind: "space", spaceId: 6, spaceName: "Sala Salvia", startTime: "08:00", endTime: "13:00" },
  ];
}

function answer(date: Period): SeriesDate {
  const isAvailable = date.startDate !== TAKEN || date.startTime === "14:00";
  return {
    ...date,
    isAvailable,
    unavailable: isAvailable
      ? null
      : { code: "SLOT_TAKEN", message: "Lo spazio è già prenotato in questo periodo." },
    totalAmount: 4000,
    isOnRequest: false,
    alternatives: isAvailable ? [] : alternativesTo(date),
  };
}

beforeEach(async () => {
  jest.clearAllMocks();
  freezeDate("2026-11-21T08:00:00Z");
  server = await serveApi((response, { body }) => {
    const wish: { dates: Period[] } = JSON.parse(body);
    const dates = wish.dates.map(answer);
    const free = dates.filter(({ isAvailable }) => isAvailable);
    const quote: SeriesQuote = {
      dates,
      availableCount: free.length,
      totalAmount: free.length * 4000,
      isOnRequest: false,
      ...{ prepayAmount: 0, payBy: null, depositAmount: 0 },
    };
    return sendJson(response, 200, quote);
  });
});

const show = () => renderApp(<SeriesStep spaceId={5} first={FIRST} onChange={onChange} />);
const lineOf = (text: RegExp) => {
  const line = screen.getAllByRole("listitem").find((item) => text.test(item.textContent ?? ""));
  if (!line) throw new Error(`No line says ${text}`);
  return line;
};

it("requests nothing until a repetition is chosen", () => {
  show();
  expect(chosen()).toBeNull();
  expect(server.requests).toEqual([]);
});

it("shows taken dates, and is complete once they are replaced with alternatives", async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText("Quanto spesso"), "Ogni settimana");
  expect(await screen.findByText(/8 date, una occupata/)).toBeVisible();
  expect(chosen()).toMatchObject({ quote: null });

  const line = lineOf(/^Occupata: .*8 dic/);
  expect(within(line).getByText("Lo spazio è già prenotato in questo periodo.")).toBeVisible();
  expect(within(line).getByText(/è libera anche Sala Salvia/)).toBeVisible();
  await user.click(within(line).getByRole("button", { name: /^Usa .*pomeriggio/ }));
  expect(await screen.findByText("8 date, tutte libere.")).toBeVisible();
  expect(chosen()?.quote).toMatchObject({ availableCount: 8, totalAmount: 32_000 });
  expect(chosen()?.periods[1]).toMatchObject({ startDate: TAKEN, startTime: "14:00" });
});

it("is complete without removed dates, which can be restored", async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText("Quanto spesso"), "Ogni due settimane");
  await user.clear(screen.getByLabelText("Quante volte"));
  await user.type(screen.getByLabelText("Quante volte"), "2");
  expect(await screen.findByText("2 date, tutte libere.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Togli .*15 dic/ }));
  expect(await screen.findByText("1 data, libera.")).toBeVisible();
  expect(chosen()?.periods.map(({ startDate }) => startDate)).toEqual(["2026-12-01"]);
  await user.click(screen.getByRole("button", { name: /^Rimetti .*15 dic/ }));
  expect(await screen.findByText("2 date, tutte libere.")).toBeVisible();
});

it("accepts individually chosen days", async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText("Quanto spesso"), "Nei giorni che scelgo");
  await user.type(screen.getByLabelText("Aggiungi un giorno"), "2026-12-17");
  await user.click(screen.getByRole("button", { name: "Aggiungi" }));
  expect(await screen.findByText("2 date, tutte libere.")).toBeVisible();
  expect(chosen()?.periods.map(({ startDate }) => startDate)).toEqual(["2026-12-01", "2026-12-17"]);
});

it("reports that more than 60 dates are too many, instead of omitting some", async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText("Quanto spesso"), "Ogni settimana");
  await user.selectOptions(screen.getByLabelText("Finisce"), "in un giorno");
  fireEvent.change(screen.getByLabelText("Ultimo giorno (compreso)"), { target: { value: "2029-01-01" } });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Una serie ha al massimo 60 date, e queste sarebbero di più: falla finire entro il 18 gennaio 2028",
  );
  expect(chosen()).toMatchObject({ periods: [], quote: null });
  fireEvent.change(screen.getByLabelText("Ultimo giorno (compreso)"), { target: { value: "2026-12-15" } });
  expect(await screen.findByText(/3 date, una occupata/)).toBeVisible();
});
