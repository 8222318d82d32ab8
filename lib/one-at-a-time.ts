/** What is under way in this process for each key; the last of a key's queue. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of the same key one after another, those of different keys side by side: guesses of one password, of
 * which each is counted after it was compared; pictures, of which one takes much memory.
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
