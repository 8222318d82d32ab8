import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { SearchForm } from "@/components/home/search-form";
import { PlainSearch } from "@/components/search/plain-search";
import { HydrationProvider } from "@/components/ui/hydration";
import { today } from "@/lib/client/browser-date";
import { addDays } from "@/lib/domain/time/calendar-day";
import { formatLongDay, formatShortDay } from "@/lib/domain/time/day-format";
import { InItalian, renderApp } from "@/tests/helpers/render-app";

/** Days of next month, so that they are in one month and never in the past. */
const MONTH_START = addDays(`${addDays(`${today().slice(0, 7)}-28`, 7).slice(0, 7)}-01`, 0);
const FIRST = addDays(MONTH_START, 9);
const LATER = addDays(MONTH_START, 11);
const EARLIER = addDays(MONTH_START, 4);

const dateButton = (label: string) => screen.getByRole("button", { name: new RegExp(`^${label}`) });
/** Renders the page and waits for the interactive form. */
async function renderForm() {
  const app = renderApp(<SearchForm today={today()} />);
  fireEvent.pointerMove(window);
  await screen.findByRole("button", { name: /^Check-in/ });
  return app;
}

const searchButton = () => screen.getByRole("button", { name: "Cerca Disponibilità" });
const dayButton = (day: string) =>
  within(screen.getByRole("grid")).getByRole("button", { name: new RegExp(formatLongDay(day, "it"), "i") });

async function choose(user: UserEvent, label: string, day: string): Promise<void> {
  await user.click(dateButton(label));
  const dialog = await screen.findByRole("dialog", { name: `${label}: scegli una data` });
  if (!within(dialog).queryByRole("grid", { name: new RegExp(formatLongDay(day, "it").split(" ")[2] ?? "") }))
    await user.click(within(dialog).getByRole("button", { name: "Vai al mese successivo" }));
  await user.click(dayButton(day));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

const query = (visited: string[]) => Object.fromEntries(new URLSearchParams(visited[0]?.split("?")[1]));

it("can be submitted once check-in is chosen, which fills in check-out", async () => {
  const { user } = await renderForm();
  expect(searchButton()).toBeDisabled();
  expect(dateButton("Check-out")).toBeDisabled();
  await choose(user, "Check-in", FIRST);
  expect(dateButton("Check-in")).toHaveAccessibleName(`Check-in ${formatShortDay(FIRST, "it")}`);
  expect(dateButton("Check-out")).toHaveAccessibleName(`Check-out ${formatShortDay(FIRST, "it")}`);
  expect(searchButton()).toBeEnabled();
});

it("goes to the spaces with both days, full days and no times", async () => {
  const { user, visited } = await renderForm();
  await choose(user, "Check-in", FIRST);
  await choose(user, "Check-out", LATER);
  await user.click(searchButton());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(visited[0]).toMatch(/^\/spaces\?/);
  expect(query(visited)).toEqual({ startDate: FIRST, endDate: LATER, isFullDay: "true" });
});

it("allows no check-out before the check-in", async () => {
  const { user } = await renderForm();
  await choose(user, "Check-in", FIRST);
  await user.click(dateButton("Check-out"));
  await screen.findByRole("grid");
  expect(dayButton(EARLIER)).toBeDisabled();
  expect(dayButton(FIRST)).toBeEnabled();
});

it("moves the check-out when the check-in passes it", async () => {
  const { user, visited } = await renderForm();
  await choose(user, "Check-in", EARLIER);
  await choose(user, "Check-out", FIRST);
  await choose(user, "Check-in", LATER);
  await user.click(searchButton());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(query(visited)).toMatchObject({ startDate: LATER, endDate: LATER });
});

it("asks for one day from 09:00 to 18:00 by hours, with the ends before the start disabled", async () => {
  const { user, visited } = await renderForm();
  await user.click(screen.getByRole("switch", { name: "Tutto il giorno" }));
  const start = screen.getByRole("combobox", { name: "Dalle" });
  const end = screen.getByRole("combobox", { name: "Alle" });
  expect(start).toHaveValue("09:00");
  expect(end).toHaveValue("18:00");
  expect(within(start).getAllByRole("option").at(-1)).toHaveTextContent("19:00");
  expect(within(end).getAllByRole("option")[0]).toHaveTextContent("09:00");
  expect(within(end).getByRole("option", { name: "09:00" })).toBeDisabled();
  expect(within(end).getByRole("option", { name: "10:00" })).toBeEnabled();
  await user.selectOptions(start, "18:00");
  expect(end).toHaveValue("19:00");
  await choose(user, "Check-in", FIRST);
  await user.selectOptions(screen.getByRole("combobox", { name: "Tipo di spazio" }), "Yoga");
  await user.click(searchButton());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(query(visited)).toEqual({
    startDate: FIRST,
    endDate: FIRST,
    isFullDay: "false",
    startTime: "18:00",
    endTime: "19:00",
    type: "yoga",
  });
});

it("offers all types of space, with 'all' as the default", async () => {
  await renderForm();
  const select = screen.getByRole("combobox", { name: "Tipo di spazio" });
  expect(
    within(select)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Tutti gli spazi", "Terapia", "Yoga", "Laboratorio", "Riunioni"]);
  expect(select).toHaveDisplayValue("Tutti gli spazi");
});

describe("before its code is loaded", () => {
  it("has native date fields, which the browser does not validate", () => {
    document.body.innerHTML = renderToString(
      <InItalian>
        <HydrationProvider>
          <PlainSearch today="2026-12-01" />
        </HydrationProvider>
      </InItalian>,
    );
    for (const label of ["Check-in", "Check-out"]) {
      const field = screen.getByLabelText(label, { selector: "input" });
      expect(field).toHaveAttribute("type", "date");
      expect(field).not.toBeRequired();
      expect(field).toHaveAttribute("min", "2026-12-01");
    }
    expect(screen.getByRole("search")).toHaveAttribute("novalidate");
    expect(screen.getByRole("switch", { name: "Tutto il giorno" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Alle" })).toHaveValue("18:00");
    document.body.innerHTML = "";
  });

  it("preserves the input when the code is loaded", async () => {
    renderApp(<SearchForm today={today()} />);
    fireEvent.change(screen.getByLabelText("Check-in"), { target: { value: FIRST } });
    fireEvent.change(screen.getByLabelText("Check-out"), { target: { value: LATER } });
    fireEvent.change(screen.getByLabelText("Tipo di spazio"), { target: { value: "yoga" } });
    expect(
      await screen.findByRole("button", { name: `Check-in ${formatShortDay(FIRST, "it")}` }),
    ).toBeInTheDocument();
    expect(dateButton("Check-out")).toHaveAccessibleName(`Check-out ${formatShortDay(LATER, "it")}`);
    expect(screen.getByLabelText("Tipo di spazio")).toHaveDisplayValue("Yoga");
    expect(searchButton()).toBeEnabled();
  });

  it("fills in an empty check-out with the check-in when the code is loaded", async () => {
    renderApp(<SearchForm today={today()} />);
    fireEvent.change(screen.getByLabelText("Check-in"), { target: { value: FIRST } });
    const day = formatShortDay(FIRST, "it");
    expect(await screen.findByRole("button", { name: `Check-out ${day}` })).toBeInTheDocument();
  });

  it("is not replaced while a field has the focus", async () => {
    renderApp(<SearchForm today={today()} />);
    const field = screen.getByLabelText("Tipo di spazio");
    act(() => field.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText("Check-in")).toHaveAttribute("type", "date");
    act(() => field.blur());
    expect(await screen.findByRole("button", { name: /^Check-in/ })).toBeInTheDocument();
  });
});
