import { Skeleton } from "@/components/ui/skeleton";

const WEEKS = ["a", "b", "c", "d", "e"];
const DAYS = ["lun", "mar", "mer", "gio", "ven", "sab", "dom"];

/** The picker before its script has loaded, in its final shape. */
export function PickerSkeleton() {
  return (
    <div className="flex flex-col gap-6 rounded-xl border bg-surface px-2 py-5 shadow-raised lg:grid lg:grid-cols-[1.05fr_1fr] lg:items-start lg:gap-7 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
      <section
        aria-label="Seleziona le date"
        className="px-2.5 lg:rounded-xl lg:border lg:bg-surface lg:p-6 lg:shadow-raised"
      >
        <h2 className="text-[1.7rem]">Seleziona le date</h2>
        <p className="mt-1.5 mb-6 text-ink-2">Scegli quando vuoi prenotare</p>
        <Skeleton className="mx-auto mb-6 h-7 w-40" />
        {WEEKS.map((week) => (
          <div key={week} className="grid grid-cols-7 gap-1.5 py-0.5">
            {DAYS.map((day) => (
              <Skeleton key={day} className="h-12 opacity-60" />
            ))}
          </div>
        ))}
      </section>
      <div className="hidden lg:flex lg:flex-col lg:gap-6 lg:rounded-xl lg:border lg:bg-surface lg:p-6 lg:shadow-raised">
        <Skeleton className="h-20" />
        <Skeleton className="h-12 rounded-full" />
      </div>
    </div>
  );
}
