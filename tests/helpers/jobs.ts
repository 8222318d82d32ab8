import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "./database";

/** Runs a periodic job immediately and waits until it has finished. */
export async function runJob(name: "reminders" | "retention" | "member-fees"): Promise<void> {
  const [job] = await sql<{ id: string }>("INSERT INTO pgboss.job (name) VALUES ($1) RETURNING id::text", [
    name,
  ]);
  const isDone = async () =>
    (await sql("SELECT 1 FROM pgboss.job WHERE id = $1::uuid AND state < 'completed'", [job?.id])).length ===
    0;
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries > 300) throw new Error(`The job ${name} did not run`);
    await sleep(100);
  }
}
