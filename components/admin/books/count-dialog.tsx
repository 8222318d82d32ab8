"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import { type CountForm, countFormSchema, differenceOf, entryOfCount } from "./count-form";

/** Says while one counts whether the cash is right, or what is too much or lacks. */
function Difference() {
  const t = useTranslations("panel.books.count");
  const formats = useFormats();
  const [expected, counted] = useWatch<CountForm, ["expected", "counted"]>({ name: ["expected", "counted"] });
  const difference = differenceOf({ expected, counted });
  const amount = formats.cents(Math.abs(difference ?? 0));
  return (
    <p role="status" className="mt-2 min-h-6 text-ink-2">
      {difference === 0 && t("isRight")}
      {difference !== null && difference > 0 && t("tooMuch", { amount })}
      {difference !== null && difference < 0 && t("lacks", { amount })}
    </p>
  );
}

/** Counts the cash: a difference becomes an entry of today with its reason. @param expected cents */
export function CountDialog({
  expected,
  today,
  onClose,
}: {
  expected: number;
  today: CalendarDay;
  onClose: () => void;
}) {
  const t = useTranslations("panel.books.count");
  const tEditor = useTranslations("editor");
  const formats = useFormats();
  const act = useAdminAction();
  return (
    <GuardedDialog
      title={t("title")}
      description={t("text", { amount: formats.cents(expected) })}
      onClose={onClose}
      className="sm:w-[min(34rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <SchemaForm
          schema={countFormSchema}
          sections={[
            {
              title: t("title"),
              fields: [
                { kind: "price", name: "counted", label: t("counted"), under: Difference },
                { kind: "text", name: "reason", label: t("reason"), hint: t("reasonHint"), optional: true },
              ],
            },
          ]}
          defaultValues={{ expected, counted: "", reason: "" }}
          submitLabel={t("submit")}
          onDirtyChange={setDirty}
          buttons={
            <Button variant="outline" onClick={close}>
              {tEditor("back")}
            </Button>
          }
          onSubmit={async (count) => {
            const amounts = { counted: formats.cents(count.counted), expected: formats.cents(expected) };
            const entry = entryOfCount(count, today, t("note", { ...amounts, reason: count.reason }));
            if (entry === null) toast({ title: t("isRight"), description: amounts.counted });
            else
              await act(() => api.post<BookEntry>("/api/book-entries", entry), {
                success: t("done"),
                description: formats.cents(entry.amount),
                failure: t("failed"),
              });
            onClose();
          }}
        />
      )}
    </GuardedDialog>
  );
}
