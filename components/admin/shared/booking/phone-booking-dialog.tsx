"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { formatSeriesTotal } from "@/components/booking/series/series-lines";
import { type ChosenSeries, SeriesStep } from "@/components/booking/series/series-step";
import { PeriodStep } from "@/components/picker/period-step";
import PickerAlternatives from "@/components/picker/picker-alternatives";
import { PickerCalendar } from "@/components/picker/picker-calendar";
import { PickerSummary } from "@/components/picker/picker-summary";
import { formatQuoteTotal } from "@/components/picker/quote-total";
import { UnavailableReason } from "@/components/picker/unavailable-reason";
import { usePicker } from "@/components/picker/use-picker";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api-client";
import { saveBookingDraft } from "@/lib/client/booking/booking-draft";
import { today } from "@/lib/client/browser-date";
import type { Period } from "@/lib/domain/room-time/period";
import { choiceFromPeriod } from "@/lib/domain/room-time/picker-choice";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Person } from "@/lib/schemas/panel/person";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { PersonForm, type StepProps } from "./person-form";

interface PhoneBookingProps {
  /** The customer, where that is known already. */
  person?: Person | undefined;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

/** A booking taken on the phone; the customer needs no account. */
export function PhoneBookingDialog({ person, onClose, onBooked }: PhoneBookingProps) {
  const spaces = useQuery({
    // Under the key of all spaces, so that their invalidation covers it.
    queryKey: ["/api/spaces", "availableOnly"],
    queryFn: ({ signal }) => api.get<Space[]>("/api/spaces?availableOnly=true", { signal }),
  });
  const [spaceId, setSpaceId] = useState<number | null>(null);
  const bookable = spaces.data ?? [];
  const space = bookable.find(({ id }) => id === spaceId) ?? bookable[0];
  return (
    <GuardedDialog
      title="Nuova prenotazione"
      description="Per chi telefona o passa di persona: non servono né un account né, per una sola data, una e-mail."
      onClose={onClose}
      className="sm:w-[min(64rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) =>
        space === undefined ? (
          spaces.isPending ? (
            <Skeleton className="h-64" />
          ) : (
            <p>Non c'è nessuno spazio disponibile.</p>
          )
        ) : (
          <>
            <Field label="Spazio" className="sm:max-w-96">
              <Select value={space.id} onChange={(event) => setSpaceId(Number(event.target.value))}>
                {bookable.map(({ id, name, capacity }) => (
                  <option key={id} value={id}>
                    {name} (fino a {capacity} persone)
                  </option>
                ))}
              </Select>
            </Field>
            <PeriodAndPerson
              key={space.id}
              space={space}
              person={person}
              onOtherSpace={(id, period) => {
                // The picker starts from the values kept for that room.
                const path = `${window.location.pathname}${window.location.search}`;
                saveBookingDraft(id, { choice: choiceFromPeriod(period), path });
                setSpaceId(id);
              }}
              onDirtyChange={setDirty}
              onCancel={close}
              onBooked={onBooked}
            />
          </>
        )
      }
    </GuardedDialog>
  );
}

/** Price on the button: of one date, or of a whole series. */
function totalOf(series: ChosenSeries | null, quote: SpaceQuote | undefined): string {
  if (series?.quote) return `${series.quote.availableCount} date, ${formatSeriesTotal(series.quote)}`;
  return quote ? formatQuoteTotal(quote) : "";
}

function PeriodAndPerson({
  space,
  person,
  onOtherSpace,
  onDirtyChange,
  onCancel,
  onBooked,
}: StepProps & { onOtherSpace: (spaceId: number, period: Period) => void }) {
  const picker = usePicker(space, null, today());
  const { request, quote, availability } = picker;
  const [series, setSeries] = useState<ChosenSeries | null>(null);
  const isFree = request !== null && quote.data?.isAvailable === true;
  const isReady = series ? series.quote !== null : isFree;
  return (
    <div className="flex flex-col gap-7">
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-2">
        <section aria-label="Seleziona le date" className="min-w-0">
          <PickerCalendar picker={picker} />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          {picker.choice.selection.startDate === null ? (
            <p className="rounded-md bg-sand-100 px-4 py-4 text-[0.95rem] text-ink-2">
              Scegli un giorno per vedere gli orari liberi e il prezzo.
            </p>
          ) : (
            <PeriodStep space={space} picker={picker} />
          )}
          <PickerSummary space={space} picker={picker} />
          {!series && <UnavailableReason picker={picker} />}
          {!series && <PickerAlternatives space={space} picker={picker} onOtherSpace={onOtherSpace} />}
          {request && !picker.isRange && (
            <SeriesStep spaceId={space.id} first={request} onChange={setSeries} />
          )}
        </div>
      </div>
      {isReady && request ? (
        <PersonForm
          space={space}
          request={request}
          series={series}
          shownTotal={(series?.quote ?? quote.data)?.totalAmount}
          person={person}
          total={totalOf(series, quote.data)}
          onTaken={() => void availability.refresh()}
          onDirtyChange={onDirtyChange}
          onCancel={onCancel}
          onBooked={onBooked}
        />
      ) : (
        <div className="flex justify-end">
          <Button variant="outline" onClick={onCancel}>
            Annulla
          </Button>
        </div>
      )}
    </div>
  );
}
