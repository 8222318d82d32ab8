import { type ChosenSeries, SeriesStep } from "@/components/booking/series/series-step";
import { PeriodStep } from "@/components/picker/period-step";
import type { PickerSpace } from "@/components/picker/picker-space";
import { PickerSummary } from "@/components/picker/picker-summary";
import type { PickerState } from "@/components/picker/use-picker";

interface ChosenStepsProps {
  space: PickerSpace;
  picker: PickerState;
  onSeries: (series: ChosenSeries | null) => void;
}

/** The steps after the choice of a day: period, price and repetition. Only periods on a single day can be repeated. */
export default function PeriodSteps({ onSeries, ...props }: ChosenStepsProps) {
  const { request, isRange } = props.picker;
  return (
    <>
      <PeriodStep {...props} />
      <PickerSummary {...props} />
      {request && !isRange && <SeriesStep spaceId={props.space.id} first={request} onChange={onSeries} />}
    </>
  );
}
