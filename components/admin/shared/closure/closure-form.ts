import type { FormSection } from "@/components/shared/form/field-definitions";
import type { Closure, closureInputSchema } from "@/lib/schemas/closure/closure";

export type ClosureValues = typeof closureInputSchema._zod.input;

export const CLOSURE_SECTIONS: readonly FormSection<ClosureValues>[] = [
  {
    title: "Che cosa chiude",
    fields: [
      { kind: "space", name: "spaceId", label: "Spazio", none: "Tutto il centro" },
      {
        kind: "text",
        name: "reason",
        label: "Motivo",
        placeholder: "Natale",
        hint: "Lo legge chi guarda il calendario: “Chiuso: Natale”.",
      },
    ],
  },
  {
    title: "Quando",
    description: "Senza orari chiude giorni interi; con gli orari chiude quelle ore di ogni giorno.",
    fields: [
      { kind: "date", name: "startDate", label: "Dal", width: "half" },
      { kind: "date", name: "endDate", label: "Al", width: "half" },
      { kind: "time", name: "startTime", label: "Dalle", optional: true, width: "half" },
      { kind: "time", name: "endTime", label: "Alle", optional: true, width: "half" },
    ],
  },
];

/** Initial values of the form: of an existing closure, or of a new one from a day on. */
export function closureValues(closure: Closure | null, today: string): ClosureValues {
  return {
    spaceId: closure?.spaceId ? String(closure.spaceId) : "",
    reason: closure?.reason ?? "",
    startDate: closure?.startDate ?? today,
    endDate: closure?.endDate ?? today,
    startTime: closure?.startTime ?? "",
    endTime: closure?.endTime ?? "",
  };
}
