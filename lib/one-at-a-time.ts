/** The last task of each key's queue in this process. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same key in sequence and tasks with different keys in parallel, within this process only. Used
 * for password attempts on an account, which are counted only after the comparison, and for pictures and calendars,
 * which need much memory.
 */
export async function oneAtATime<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}
