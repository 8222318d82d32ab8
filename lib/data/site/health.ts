import "server-only";
import { database } from "@/lib/data/client";

/** Whether the database responds within `timeoutMs`. */
export async function isDatabaseAlive(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = database()
    .pool.query("SELECT 1")
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
