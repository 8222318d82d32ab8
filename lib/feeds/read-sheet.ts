import "server-only";
import { Worker } from "node:worker_threads";
import type { Table } from "@/lib/domain/import/read-table";
import type { Separator } from "@/lib/domain/import/split-table";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { inThread, ThreadLimitError } from "./in-thread";
import type { SheetRequest, SheetResult } from "./sheet-worker";

const unreadable = (cause: unknown) =>
  Object.assign(fieldError("file", text("imports.file.unreadable")), { cause });

/**
 * Reads the table of an untrusted file (lib/domain/import/read-table.ts) in a thread.
 * @param separator the separator of its cells; null to detect it
 * @throws AppError VALIDATION at `file` if it is not a table, has no rows, or is too large
 */
export async function readSheet(bytes: Uint8Array, separator: Separator | null): Promise<Table> {
  const workerData: SheetRequest = { bytes, separator };
  const answer = await inThread<SheetResult>(
    "sheet",
    (options) => new Worker(new URL("./sheet-worker.ts", import.meta.url), { ...options, workerData }),
  ).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? unreadable(error) : error;
  });
  if ("refusal" in answer) throw fieldError("file", answer.refusal);
  if (answer.table.rows.length === 0) throw fieldError("file", text("imports.file.empty"));
  return answer.table;
}
