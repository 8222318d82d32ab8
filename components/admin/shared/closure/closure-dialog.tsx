import { useTranslations } from "next-intl";
import { useState } from "react";
import { conflictsOfError } from "@/components/admin/shared/conflicts/conflicts-of-error";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import {
  type Closure,
  type ClosureInput,
  type ClosurePreview,
  type ClosureSaved,
  closureInputSchema,
} from "@/lib/schemas/closure/closure";
import { type ClosureTerms, ConflictStep } from "./conflict-step";

/**
 * Describes how many bookings a closure canceled, how many customers get an e-mail, and how many participants of
 * lessons are notified; undefined if there are none.
 */
function useOutcomeText() {
  const t = useTranslations("panel.closure.outcome");
  const mailsNotice = useMailsNotice();
  return ({ canceled, mailed, recipients }: ClosureSaved): string | undefined => {
    if (canceled.length === 0 && recipients === 0) return undefined;
    const told = [
      ...(canceled.length === 0 ? [] : [t("mailed", { count: mailed })]),
      ...(recipients === 0 ? [] : [t("told", { count: recipients })]),
    ];
    return [
      ...(canceled.length === 0 ? [] : [t("canceled", { count: canceled.length })]),
      mailsNotice(mailed + recipients, told.join(" ")),
    ].join(" ");
  };
}

type ClosureValues = typeof closureInputSchema._zod.input;

function useClosureSections(): readonly FormSection<ClosureValues>[] {
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

function closureValues(closure: Closure | null, today: string): ClosureValues {
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

const PATH = "/api/closures";

function previewPath(closure: Closure | null, input: ClosureInput): string {
  const { spaceId, startDate, endDate, startTime, endTime } = input;
  const asked = { id: closure?.id ?? null, spaceId, startDate, endDate, startTime, endTime };
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `${PATH}/preview?${new URLSearchParams(given)}`;
}

interface ClosureDialogProps {
  /** Null for a new closure. */
  closure: Closure | null;
  today: CalendarDay;
  onClose: () => void;
}

export function ClosureDialog({ closure, today, onClose }: ClosureDialogProps) {
  const t = useTranslations("panel.closure");
  const account = useTranslations("account");
  const live = useTranslations("live");
  const sections = useClosureSections();
  const outcomeText = useOutcomeText();
  const act = useAdminAction();
  const [typed, setTyped] = useState<ClosureInput | null>(null);
  const [found, setFound] = useState<ClosurePreview | null>(null);

  /** Loads the conflicts and lessons of the closure. @returns whether there are any */
  async function look(input: ClosureInput): Promise<boolean> {
    const preview = await act(() => api.get<ClosurePreview>(previewPath(closure, input)), {
      failure: t("failed"),
    });
    const isAnything = preview.conflicts.length > 0 || preview.lessons.length > 0;
    setTyped(input);
    setFound(isAnything ? preview : null);
    return isAnything;
  }

  async function save(input: ClosureInput, terms: ClosureTerms): Promise<void> {
    const body = { ...input, ...terms };
    const sent = closure
      ? api.put<ClosureSaved>(`${PATH}/${closure.id}`, body)
      : api.post<ClosureSaved>(PATH, body);
    const clashes = await sent.then(() => null, conflictsOfError);
    // Something was booked in the meantime.
    if (clashes !== null && (await look(input))) return;
    const answer = await act(() => sent, { failure: t("failed") });
    toast({
      title: closure ? t("updated") : t("created"),
      description: outcomeText(answer),
    });
    onClose();
  }

  return (
    <GuardedDialog title={closure ? t("edit") : t("add")} description={t("description")} onClose={onClose}>
      {({ setDirty, close }) =>
        found && typed ? (
          <ConflictStep
            found={found}
            closure={typed}
            onBack={() => setFound(null)}
            onSave={(terms) => save(typed, terms)}
          />
        ) : (
          <SchemaForm
            schema={closureInputSchema}
            sections={sections}
            defaultValues={
              typed ? { ...closureValues(closure, today), ...textOf(typed) } : closureValues(closure, today)
            }
            submitLabel={closure ? account("save") : t("close")}
            onDirtyChange={setDirty}
            hasPinnedButtons
            onBack={close}
            backLabel={live("cancel")}
            onSubmit={async (input) => {
              if (!(await look(input))) await save(input, { onConflict: "refuse" });
            }}
          />
        )
      }
    </GuardedDialog>
  );
}

const textOf = ({ spaceId, startTime, endTime, reason, startDate, endDate }: ClosureInput) => ({
  spaceId: spaceId === null ? "" : String(spaceId),
  startTime: startTime ?? "",
  endTime: endTime ?? "",
  reason,
  startDate,
  endDate,
});
