import { act, fireEvent, screen } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { DeferredPicker } from "@/components/booking/flow/deferred-picker";
import { toPickerSpace } from "@/components/picker/picker-space";
import { bookingDraftKey } from "@/lib/client/booking/booking-draft-key";
import { bookingDesk, EXAMPLE_SPACE, freezeDate } from "@/tests/helpers/booking-desk";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Longer, since one test loads the code of the picker. */
/**
 * A fake IntersectionObserver, since jsdom has no layout: records the observation and reports it as visible on demand.
 */
let watched: { margin: string | undefined; show: (isIntersecting: boolean) => void } | null;

class Watcher {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
    watched = { margin: options?.rootMargin, show: (isIntersecting) => seen([{ isIntersecting }]) };
  }
  observe(): void {}
  disconnect(): void {
    watched = null;
  }
}

const nothingWatches = globalThis.IntersectionObserver;

beforeEach(async () => {
  watched = null;
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  freezeDate("2026-12-01T08:00:00Z");
  const desk = bookingDesk(EXAMPLE_SPACE, { busy: [], isSignedIn: false });
  await serveApi(desk.answer);
});

afterEach(() => {
  globalThis.IntersectionObserver = nothingWatches;
  window.history.replaceState(null, "", "/");
});

const alone = (picker: ReactNode) => picker;

function openPage(around: (picker: ReactNode) => ReactNode = alone) {
  const picker = (
    <DeferredPicker space={toPickerSpace(EXAMPLE_SPACE)} today="2026-12-01" skeleton={<p>Segnaposto</p>} />
  );
  renderApp(
    <SearchParamsContext value={new URLSearchParams(window.location.search)}>
      {around(picker)}
    </SearchParamsContext>,
  );
}

const isWaiting = () => screen.queryByText("Segnaposto") !== null && screen.queryByRole("grid") === null;

test("loads when it is on the screen, or one screen away after the visitor's first interaction", async () => {
  openPage();
  expect(watched?.margin).toBe("0px");
  await act(async () => watched?.show(false));
  fireEvent.pointerMove(window);
  expect(watched?.margin).toBe("100%");
  expect(isWaiting()).toBe(true);
  act(() => watched?.show(true));
  expect(await screen.findByRole("grid")).toBeVisible();
  expect(screen.queryByText("Segnaposto")).not.toBeInTheDocument();
});

test("loads when an element of the page gets the focus", async () => {
  openPage((picker) => (
    <>
      <button type="button">prima</button>
      {picker}
    </>
  ));
  expect(isWaiting()).toBe(true);
  fireEvent.focusIn(screen.getByRole("button", { name: "prima" }));
  expect(await screen.findByRole("grid")).toBeVisible();
});

const DATES = "?startDate=2026-12-03&endDate=2026-12-03&isFullDay=true";

test.each<[string, () => void, (picker: ReactNode) => ReactNode]>([
  ["with dates from a search", () => window.history.replaceState(null, "", DATES), alone],
  ["with a booking begun", () => sessionStorage.setItem(bookingDraftKey(EXAMPLE_SPACE.id), "{}"), alone],
  ["from the list", () => {}, (picker) => <div role="dialog">{picker}</div>],
])("loads immediately for visitors who arrive %s", async (_, prepare, around) => {
  prepare();
  openPage(around);
  expect(watched).toBeNull();
  expect(await screen.findByRole("grid")).toBeVisible();
});

test("does not load because of an unfinished booking of another space", () => {
  sessionStorage.setItem(bookingDraftKey(EXAMPLE_SPACE.id + 1), "{}");
  openPage();
  expect(isWaiting()).toBe(true);
});
