"use client";

import { type ChosenSeries, SeriesStep } from "../series/series-step";
import { PeriodStep } from "./period-step";
import type { PickerSpace } from "./picker-space";
import { PickerSummary } from "./picker-summary";
import type { PickerState } from "./use-picker";

interface ChosenStepsProps {
  space: PickerSpace;
  picker: PickerState;
  onSeries: (series: ChosenSeries | null) => void;
}

/** What follows the choice of a day: the period, what it costs, and whether it repeats. A series is of single days. */
export default function ChosenSteps({ onSeries, ...props }: ChosenStepsProps) {
  const { request, isRange } = props.picker;
  return (
    <>
      <PeriodStep {...props} />
      <PickerSummary {...props} />
      {request && !isRange && <SeriesStep spaceId={props.space.id} first={request} onChange={onSeries} />}
    </>
  );
}
