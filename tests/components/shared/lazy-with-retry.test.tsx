import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Came = () => <p>È arrivato.</p>;

async function draw(Late: React.ComponentType): Promise<void> {
  await act(async () => {
    render(
      <Suspense fallback={<p>Un momento…</p>}>
        <Late />
      </Suspense>,
    );
  });
}

test("retries a failed load", async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error("no network");
    return Came;
  };
  await draw(lazyWithRetry(load));
  expect(screen.getByText("Un momento…")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText("È arrivato.")).toBeInTheDocument();
  expect(tries).toBe(3);
});

test("renders the fallback if the code cannot be loaded", async () => {
  const load = async (): Promise<typeof Came> => {
    throw new Error("no network");
  };
  await draw(lazyWithRetry(load, () => <p>Va bene anche senza.</p>));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText("Va bene anche senza.")).toBeInTheDocument();
});
