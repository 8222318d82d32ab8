import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { dismissToast, toast } from "@/components/ui/use-toast";
import { renderApp } from "@/tests/helpers/render-app";

// Loads the toast's lazy code, so that compiling it does not count towards the timeouts.
beforeAll(() => import("@/components/ui/toast"));

/** The visible toasts, without the copy for screen readers. */
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

afterEach(() => {
  act(() => dismissToast());
});

it("shows title and description", async () => {
  renderApp(null);
  act(() => void toast({ title: "Prenotazione confermata", description: "A presto!" }));
  await waitFor(() => expect(shown()).toEqual(["Prenotazione confermataA presto!"]));
});

it("shows only the title of a toast above a dialog on a phone, and reads out all of it", async () => {
  renderApp(null);
  act(
    () => void toast({ title: "Prenotazione da pagare", description: "Fino alla scadenza", isAside: true }),
  );
  await waitFor(() => expect(shown()).toEqual(["Prenotazione da pagareFino alla scadenza"]));
  const [item] = screen.getAllByRole("listitem");
  expect(item).toHaveClass("max-sm:h-9");
  expect(screen.getAllByText("Fino alla scadenza").at(-1)).toHaveClass("max-sm:sr-only");
});

it("shows one toast at a time: a new one replaces the previous", async () => {
  renderApp(null);
  act(() => void toast({ title: "Primo" }));
  await waitFor(() => expect(shown()).toEqual(["Primo"]));
  act(() => void toast({ title: "Secondo", variant: "destructive" }));
  await waitFor(() => expect(shown()).toEqual(["Secondo"]));
});

it("closes by its button", async () => {
  const { user } = renderApp(null);
  act(() => void toast({ title: "Chiudimi" }));
  await user.click(await screen.findByRole("button", { name: "Chiudi la notifica" }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it("disappears after 5000 ms", async () => {
  renderApp(null);
  act(() => void toast({ title: "Carica il codice" }));
  await screen.findByRole("button", { name: "Chiudi la notifica" });
  jest.useFakeTimers();
  act(() => void toast({ title: "Svanisco" }));
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(shown()).toEqual(["Svanisco"]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(shown()).toEqual([]);
});

it("is focused with F8", async () => {
  renderApp(null);
  act(() => void toast({ title: "Eccomi" }));
  await screen.findByRole("button", { name: "Chiudi la notifica" });
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});
