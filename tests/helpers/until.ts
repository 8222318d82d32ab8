import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a condition. `what` names it in the error that is thrown after `ms` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what = "The condition",
  // A busy machine is slow, not wrong.
  ms = 150_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${ms / 1000} s`);
    await sleep(100);
  }
}
