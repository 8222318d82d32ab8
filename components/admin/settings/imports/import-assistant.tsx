import { useTranslations } from "next-intl";
import { useState } from "react";
import { ColumnFields, TableFields } from "@/components/admin/shared/table-fields";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { readImportFile } from "@/lib/client/import/import-calls";
import { readableFieldsOf } from "@/lib/domain/import/import-fields";
import { type ImportKind, isSheetKind } from "@/lib/domain/import/import-kinds";
import { likelierKind } from "@/lib/domain/import/recognize-columns";
import type { Committed, ImportChange, ImportPlan } from "@/lib/schemas/import/import";
import type { TableChoices } from "@/lib/schemas/import/table";
import { ChooseFile } from "./choose-file";
import { PreviewRows } from "./preview-rows";

/** Corrected cells that are not checked yet, by row and column. */
type Corrections = ReadonlyMap<string, ImportChange["cells"][number]>;
const NOTHING: Corrections = new Map();

export function ImportAssistant({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.imports.plan");
  const tLive = useTranslations("live");
  const act = useAdminAction();
  const tFile = useTranslations("panel.imports.file");
  const tKind = useTranslations("panel.imports.kind");
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [corrections, setCorrections] = useState(NOTHING);
  const [isBusy, setBusy] = useState<"changing" | "importing" | null>(null);
  function show(read: ImportPlan, from: File) {
    setPlan(read);
    setFile(from);
    setCorrections(NOTHING);
  }
  if (plan === null) return <ChooseFile onRead={show} onClose={onClose} />;

  const path = `/api/imports/${plan.id}`;
  const cells = [...corrections.values()];
  const wrongRows = new Set(plan.errors.map(({ row }) => row)).size;

  const shown = plan;
  const likelier = isSheetKind(plan.kind)
    ? likelierKind(
        plan.kind,
        plan.columns.map(({ name }) => name),
      )
    : null;
  async function change(mapping: Record<string, string | null>) {
    setBusy("changing");
    try {
      const body = { mapping, cells };
      const changed = await act(() => api.patch<ImportPlan>(path, body), { failure: t("notChanged") });
      // Only the first response says how the file was read.
      setPlan({ ...changed, table: shown.table });
      setCorrections(NOTHING);
    } catch {
      // The toast has shown the error; the typed corrections stay.
    } finally {
      setBusy(null);
    }
  }

  async function readAgain(from: File, kind: ImportKind, choices: TableChoices) {
    setBusy("changing");
    try {
      const again = () => readImportFile({ kind, spaceId: null, file: from, ...choices });
      show(await act(again, { failure: tFile("failed") }), from);
      await api.delete(path);
    } catch {
      // The toast has shown the error; a leftover of the first reading expires within a day.
    } finally {
      setBusy(null);
    }
  }

  async function commit() {
    setBusy("importing");
    try {
      await act(() => api.post<Committed>(`${path}/commit`, { skipErrors: wrongRows > 0 }), {
        success: ({ created, skipped }) => t("imported", { created, skipped }),
        failure: t("notImported"),
      });
      onClose();
    } catch {
      // The toast has shown the error.
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col gap-5 rounded-lg border bg-sand-50 p-4">
      <p aria-live="polite" className="m-0 font-semibold">
        {t("counts", {
          total: plan.total,
          ready: plan.ready,
          duplicates: plan.duplicates,
          errors: wrongRows,
        })}
      </p>
      {likelier !== null && file !== null && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-honey-100 px-4 py-3">
          <span className="text-honey-700">
            {t("otherKind", { kind: tKind(plan.kind), likelier: tKind(likelier) })}
          </span>
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy !== null}
            onClick={() => void readAgain(file, likelier, {})}
          >
            {t("readAs", { kind: tKind(likelier) })}
          </Button>
        </div>
      )}
      {plan.table !== null && file !== null && (
        <TableFields
          reading={plan.table}
          isDisabled={isBusy !== null}
          onChoose={(choices) => void readAgain(file, plan.kind, choices)}
        />
      )}
      {plan.kind !== "calendar" && (
        <ColumnFields
          legend={t("columns")}
          ignored={t("ignored")}
          labelOf={(column) => t("columnOf", { column })}
          columns={plan.columns}
          options={readableFieldsOf(plan.kind).map(({ field, header }) => ({ field, label: header }))}
          isDisabled={isBusy !== null}
          onChange={(column, field) => void change({ [column]: field })}
        />
      )}
      {plan.warnings.length > 0 && (
        <p className="m-0 text-ink-2">{t("warnings", { count: plan.warnings.length })}</p>
      )}
      <PreviewRows
        plan={plan}
        corrections={corrections}
        onCorrect={(cell) => setCorrections(new Map(corrections).set(`${cell.row} ${cell.column}`, cell))}
      />
      {isBusy === "importing" && <progress aria-label={t("importing")} className="upload-bar w-full" />}
      <div className="flex flex-wrap gap-2">
        {cells.length > 0 ? (
          <Button variant="action" disabled={isBusy !== null} onClick={() => void change({})}>
            {t("check")}
          </Button>
        ) : (
          <Button
            variant="action"
            className="max-w-full whitespace-normal"
            disabled={isBusy !== null || plan.ready === 0}
            onClick={() => void commit()}
          >
            {wrongRows > 0 ? t("importWithout", { count: plan.ready }) : t("import", { count: plan.ready })}
          </Button>
        )}
        <Button variant="outline" disabled={isBusy !== null} onClick={() => setPlan(null)}>
          {t("other")}
        </Button>
        <Button variant="ghost" disabled={isBusy !== null} onClick={onClose}>
          {tLive("cancel")}
        </Button>
        {cells.length > 0 && (
          <span className="self-center text-ink-2">{t("changed", { count: cells.length })}</span>
        )}
      </div>
    </div>
  );
}
