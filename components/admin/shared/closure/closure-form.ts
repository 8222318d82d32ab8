import { useTranslations } from "next-intl";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { Closure, closureInputSchema } from "@/lib/schemas/closure/closure";

export type ClosureValues = typeof closureInputSchema._zod.input;

/** The fields of a closure. */
export function useClosureSections(): readonly FormSection<ClosureValues>[] {
  const t = useTranslations("panel.closure.form");
  const actions = useTranslations("panel.actions");
  const shared = useTranslations("panel.shared");
  const tables = useTranslations("tables");
  const picker = useTranslations("picker");
  return [
    {
      title: t("what"),
      fields: [
        { kind: "space", name: "spaceId", label: shared("room"), none: t("wholeCentre") },
        {
          kind: "text",
          name: "reason",
          label: actions("reason.label"),
          placeholder: t("reasonExample"),
          hint: t("reasonHint"),
        },
        { kind: "text", name: "note", label: t("note"), hint: t("noteHint"), optional: true },
      ],
    },
    {
      title: t("when"),
      description: t("whenText"),
      fields: [
        { kind: "date", name: "startDate", label: tables("from"), width: "half" },
        { kind: "date", name: "endDate", label: tables("to"), width: "half" },
        { kind: "time", name: "startTime", label: picker("from"), optional: true, width: "half" },
        { kind: "time", name: "endTime", label: picker("to"), optional: true, width: "half" },
      ],
    },
  ];
}

/** Initial values of the form: of an existing closure, or of a new one from a day on. */
export function closureValues(closure: Closure | null, today: string): ClosureValues {
  return {
    spaceId: closure?.spaceId ? String(closure.spaceId) : "",
    reason: closure?.reason ?? "",
    note: closure?.note ?? "",
    startDate: closure?.startDate ?? today,
    endDate: closure?.endDate ?? today,
    startTime: closure?.startTime ?? "",
    endTime: closure?.endTime ?? "",
  };
}
