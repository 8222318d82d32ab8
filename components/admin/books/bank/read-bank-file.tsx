import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { DialogFooter, TitledDialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { upload } from "@/lib/client/site/upload";
import type { BankField } from "@/lib/domain/import/bank-columns";
import { dayOf } from "@/lib/domain/time/dates";
import type { BankFile, BankPlan, BankRead } from "@/lib/schemas/import/bank";
import type { TableChoices } from "@/lib/schemas/import/table";
import { BankPlanView } from "./bank-plan-view";

type Columns = Readonly<Record<string, BankField | null>>;

interface Choices extends TableChoices {
  columns?: Columns;
}

function formOf(file: File, { columns, header, separator }: Choices): FormData {
  const form = new FormData();
  form.set("name", file.name);
  if (columns !== undefined) form.set("columns", JSON.stringify(columns));
  if (header !== undefined) form.set("header", String(header));
  if (separator !== undefined) form.set("separator", separator);
  form.set("file", file);
  return form;
}

export function ReadBankFile({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.books.bank.read");
  const tEditor = useTranslations("editor");
  const act = useAdminAction();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<BankPlan | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isBusy, setBusy] = useState(false);

  async function step(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    await action().catch(() => {});
    setBusy(false);
  }

  const look = (at: File, chosen: Choices) =>
    step(async () => {
      const preview = () =>
        upload<BankPlan>({ method: "POST", path: `${BANK_FILES_PATH}/preview`, form: formOf(at, chosen) });
      setPlan(await act(preview, { failure: t("failed") }));
      setFile(at);
      setChoices(chosen);
    });

  const read = (at: File) =>
    step(async () => {
      const store = () =>
        upload<BankRead>({ method: "POST", path: BANK_FILES_PATH, form: formOf(at, choices) });
      await act(store, { success: ({ created }) => t("done", { created }), failure: t("failed") });
      onClose();
    });

  return (
    <TitledDialog
      title={t("title")}
      description={file ? file.name : t("text")}
      onClose={onClose}
      className="sm:w-[min(54rem,calc(100vw-3rem))]"
    >
      {file === null || plan === null ? (
        <>
          <div className="flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center">
            <Button asChild variant="action">
              <label>
                {t("choose")}
                <input
                  type="file"
                  className="sr-only"
                  accept=".csv,.txt,text/csv,.xlsx,.xls,.ods"
                  disabled={isBusy}
                  onChange={({ target }) => {
                    const chosen = target.files?.[0];
                    // Allows choosing the same file again after correcting it.
                    target.value = "";
                    if (chosen) void look(chosen, {});
                  }}
                />
              </label>
            </Button>
            <span className="text-[0.9rem] text-ink-2">{t("hint")}</span>
            {isBusy && <Spinner label={t("reading")} />}
          </div>
          <BankFiles />
        </>
      ) : (
        <BankPlanView
          plan={plan}
          isDisabled={isBusy}
          onColumn={(name, field) =>
            void look(file, {
              ...choices,
              columns: {
                ...Object.fromEntries(plan.columns.map((one) => [one.name, one.field])),
                [name]: field,
              },
            })
          }
          onChoose={(chosen) => void look(file, chosen)}
        />
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {tEditor("back")}
        </Button>
        {file !== null && plan !== null && (
          <>
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => {
                setFile(null);
                setPlan(null);
                setChoices({});
              }}
            >
              {t("other")}
            </Button>
            <Button variant="action" disabled={isBusy || plan.created === 0} onClick={() => void read(file)}>
              {t("submit", { count: plan.created })}
            </Button>
          </>
        )}
      </DialogFooter>
    </TitledDialog>
  );
}

/** The imported bank files. A file can be removed if none of its movements has been processed. */
function BankFiles() {
  const t = useTranslations("panel.books.bank.files");
  const formats = useFormats();
  const [removing, setRemoving] = useState<BankFile | null>(null);
  const { data } = useQuery<BankFile[]>({ queryKey: [BANK_FILES_PATH], refetchOnMount: "always" });
  if (data === undefined || data.length === 0) return null;
  const nameOf = ({ name }: BankFile) => name || t("unnamed");
  return (
    <section aria-label={t("title")}>
      <h3 className="mb-1 font-semibold">{t("title")}</h3>
      <ul className="m-0 flex list-none flex-col p-0">
        {data.map((file) => (
          <li
            key={file.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-sand-100 py-1 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {t("line", {
                name: nameOf(file),
                day: formats.shortDay(dayOf(new Date(file.readAt))),
                count: file.movements,
              })}
            </span>
            {file.handled === 0 && (
              <Button
                variant="outline"
                size="sm"
                aria-label={t("removeName", { name: nameOf(file) })}
                onClick={() => setRemoving(file)}
              >
                {t("remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmAction
          onClose={() => setRemoving(null)}
          title={t("question")}
          description={t("text")}
          confirmLabel={t("remove")}
          destructive
          action={() => api.delete(`${BANK_FILES_PATH}/${removing.id}`)}
          outcome={{ success: t("done"), failure: t("failed") }}
        />
      )}
    </section>
  );
}

export const BANK_FILES_PATH = "/api/bank-files";
