import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { dismissToast, toast } from "@/components/ui/use-toast";
import { renderApp } from "@/tests/helpers/render-app";

/** The words are in the page twice: in the toast, and where screen readers hear them. */
const shown = (words: string) =>
  screen.queryAllByText(words).some((node) => node.closest("[role=status],li"));

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

it("shows title and description", async () => {
  renderApp(null);
  act(() => void toast({ title: "Prenotazione confermata", description: "A presto!" }));
  await waitFor(() => expect(shown("Prenotazione confermata")).toBe(true));
  expect(shown("A presto!")).toBe(true);
});

it("shows one toast at a time: a new one takes the place of the older", async () => {
  renderApp(null);
  act(() => void toast({ title: "Primo" }));
  await waitFor(() => expect(shown("Primo")).toBe(true));
  act(() => void toast({ title: "Secondo", variant: "destructive" }));
  await waitFor(() => expect(shown("Secondo")).toBe(true));
  expect(shown("Primo")).toBe(false);
});

it("closes by its button", async () => {
  const { user } = renderApp(null);
  act(() => void toast({ title: "Chiudimi" }));
  await user.click(await screen.findByRole("button", { name: "Chiudi la notifica" }));
  await waitFor(() => expect(shown("Chiudimi")).toBe(false));
});

it("goes by itself after 5000 ms", async () => {
  renderApp(null);
  act(() => void toast({ title: "Carica il codice" }));
  await screen.findByRole("button", { name: "Chiudi la notifica" });
  jest.useFakeTimers();
  act(() => void toast({ title: "Svanisco" }));
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(shown("Svanisco")).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(shown("Svanisco")).toBe(false);
});

it("is reached with F8", async () => {
  renderApp(null);
  act(() => void toast({ title: "Eccomi" }));
  await screen.findByRole("button", { name: "Chiudi la notifica" });
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});
