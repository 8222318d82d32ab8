"use client";

import { PeriodStep } from "./period-step";
import type { PickerSpace } from "./picker-space";
import { PickerSummary } from "./picker-summary";
import type { PickerState } from "./use-picker";

/** What follows the choice of a day: the period, then what it costs. */
export default function ChosenSteps(props: { space: PickerSpace; picker: PickerState }) {
  return (
    <>
      <PeriodStep {...props} />
      <PickerSummary {...props} />
    </>
  );
}
