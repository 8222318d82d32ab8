import { text } from "../language/text";
import { LONGEST_IN_YEARS } from "./longest";

/** Error texts for the fields of a period, wherever they are entered or parsed. */
export const PERIOD_SENTENCES = {
  day: text("roomTime.fields.day"),
  time: text("roomTime.fields.time"),
  startMissing: text("roomTime.fields.startMissing"),
  endBeforeStart: text("roomTime.fields.endBeforeStart"),
  lastsTooLong: text("validation.lastsTooLong", { years: LONGEST_IN_YEARS }),
  timesRequired: text("roomTime.fields.timesRequired"),
  hoursOfOneDay: text("roomTime.fields.hoursOfOneDay"),
  endTimeBeforeStart: text("roomTime.fields.endTimeBeforeStart"),
} as const;
