import { parentPort, workerData } from "node:worker_threads";
import { decodeSheet } from "@/lib/domain/import/sheet-text";
import { withWholeSigns } from "./calendar-text";
import {
  type CalendarRequest,
  type ExpandResult,
  expandCalendar,
  UnreadableCalendar,
} from "./expand-calendar";

/** The worker thread of read-calendar.ts: expands one calendar, posts the result and exits. */

function answer({ source, window }: CalendarRequest): ExpandResult {
  const text = typeof source === "string" ? source : decodeSheet(withWholeSigns(source)).sheet;
  try {
    return { entries: expandCalendar(text, window) };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData));
