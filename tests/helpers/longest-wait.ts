import { setTimeout as sleep } from "node:timers/promises";
import { siteUrl } from "./site";

/** The longest response time in ms of a small request without database access while `task` is running. */
export async function longestWait(task: Promise<unknown>): Promise<number> {
  let isUnderWay = true;
  const ended = task.finally(() => {
    isUnderWay = false;
  });
  let longest = 0;
  while (isUnderWay) {
    const asked = performance.now();
    // Next.js serves this address; /readyz is served by the server in front of it.
    await (await fetch(`${siteUrl()}/api/auth/csrf`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await sleep(1);
  }
  await ended;
  return longest;
}
