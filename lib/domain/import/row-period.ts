import { type PeriodFields, readPeriod } from "../room-time/period";

/**
 * The period of an imported booking. A row with one time alone lacks the other, and is not meant for the whole day.
 */
export const readRowPeriod = (row: PeriodFields) =>
  readPeriod({ ...row, isFullDay: row.isFullDay ?? (row.startTime || row.endTime ? false : null) });
