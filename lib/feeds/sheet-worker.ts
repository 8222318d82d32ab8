import { parentPort, workerData } from "node:worker_threads";
import { readTable, type Table } from "@/lib/domain/import/read-table";
import { type Separator, UnreadableTable } from "@/lib/domain/import/split-table";

/** The thread of read-sheet.ts: reads one table, posts it and exits. */

export interface SheetRequest {
  bytes: Uint8Array;
  separator: Separator | null;
}
export type SheetResult = { table: Table } | { refusal: string };

function answer({ bytes, separator }: SheetRequest): SheetResult {
  try {
    return { table: readTable(bytes, separator) };
  } catch (error) {
    if (error instanceof UnreadableTable) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData));
