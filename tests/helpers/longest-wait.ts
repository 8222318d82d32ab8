import { setTimeout as sleep } from "node:timers/promises";
import { siteUrl } from "./site";

/** The longest that a small request without the database had to wait while `task` was under way, in milliseconds. */
export async function longestWait(task: Promise<unknown>): Promise<number> {
  let isUnderWay = true;
  const ended = task.finally(() => {
    isUnderWay = false;
  });
  let longest = 0;
  while (isUnderWay) {
    const asked = performance.now();
    // Next.js answers it; /readyz would be answered by the server in front.
    await (await fetch(`${siteUrl()}/api/auth/csrf`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await sleep(1);
  }
  await ended;
  return longest;
}
