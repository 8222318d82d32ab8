import {
  type BookingSelection,
  EMPTY_SELECTION,
  type SelectionAction,
  selectionReducer,
} from "./booking-selection";
import { dayPartOf, type TimeRange } from "./day-parts";
import { type Period, periodOfPart } from "./period";

/**
 * The selection in a space's picker: days and a part of the day, or hours of one day, for customers who searched by
 * hours or need other hours than the three parts.
 */
export interface PickerChoice {
  selection: BookingSelection;
  hours: TimeRange | null;
}

export type ChoiceAction =
  | SelectionAction
  | { type: "chooseHours"; hours: TimeRange | null }
  | { type: "restore"; choice: PickerChoice };

export const NO_CHOICE: PickerChoice = { selection: EMPTY_SELECTION, hours: null };

/** Hours and part of the day exclude each other, and hours apply to a single day: the last selection wins. */
export function choiceReducer(choice: PickerChoice, action: ChoiceAction): PickerChoice {
  switch (action.type) {
    case "restore":
      return action.choice;
    case "chooseHours": {
      const { startDate } = choice.selection;
      if (startDate === null) return choice;
      return { selection: { startDate, endDate: startDate, period: null }, hours: action.hours };
    }
    case "clickDay":
      // With hours the selection is complete, as with a half day: the next click starts a new one.
      return choice.hours && choice.selection.startDate !== action.day
        ? { selection: { startDate: action.day, endDate: action.day, period: null }, hours: null }
        : { ...choice, selection: selectionReducer(choice.selection, action) };
    default:
      return { selection: selectionReducer(choice.selection, action), hours: null };
  }
}

/** The period of a selection; null while the day or the part of the day is missing. */
export function choiceToPeriod({ selection, hours }: PickerChoice): Period | null {
  const { startDate, endDate, period } = selection;
  if (startDate === null || endDate === null) return null;
  if (hours) return { startDate, endDate: startDate, isFullDay: false, ...hours };
  return period === null ? null : periodOfPart(period, startDate, endDate);
}

/** The selection that corresponds to a period, for example the period of a search. */
export function choiceFromPeriod(request: Period): PickerChoice {
  const { startDate, endDate, isFullDay, startTime, endTime } = request;
  if (isFullDay) return { selection: { startDate, endDate, period: "giornata" }, hours: null };
  if (startTime === null || endTime === null) {
    return { selection: { startDate, endDate, period: null }, hours: null };
  }
  const period = dayPartOf(startTime, endTime);
  const selection = { startDate, endDate: startDate, period };
  return { selection, hours: period ? null : { startTime, endTime } };
}
