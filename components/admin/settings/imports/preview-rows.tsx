import { useTranslations } from "next-intl";
import { useState } from "react";
import { TABLE_PAGE_SIZE } from "@/components/shared/table/table-page";
import { pageCount, TablePager } from "@/components/shared/table/table-pager";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { readableFieldsOf } from "@/lib/domain/import/import-fields";
import { isSheetKind } from "@/lib/domain/import/import-kinds";
import type { ImportChange, ImportPlan } from "@/lib/schemas/import/import";

/** Cells of up to this many characters stay on one line. */
const SHORT_CELL = 28;

type Cell = ImportChange["cells"][number];

/** All rows of a file, page by page; errors are shown in their cells, where they can be corrected. */
export function PreviewRows({
  plan: { kind, columns, preview, errors, warnings },
  corrections,
  onCorrect,
}: {
  plan: ImportPlan;
  corrections: ReadonlyMap<string, Cell>;
  onCorrect: (cell: Cell) => void;
}) {
  const t = useTranslations("panel.imports.plan");
  const tEntry = useTranslations("panel.imports.entry");
  const word = useTextResolver();
  const formats = useFormats();
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const [page, setPage] = useState(1);
  const wrong = preview.filter(({ state }) => state === "error");
  const hasBoth = wrong.length > 0 && wrong.length < preview.length;
  const chosen = isOnlyWrong && hasBoth ? wrong : preview;
  // A correction may reduce the number of pages.
  const shownPage = Math.min(page, pageCount(chosen.length, TABLE_PAGE_SIZE));
  const rows = chosen.slice((shownPage - 1) * TABLE_PAGE_SIZE, shownPage * TABLE_PAGE_SIZE);
  const messages = new Map(errors.map(({ row, field, message }) => [`${row} ${field}`, word(message)]));
  const notes = new Map(warnings.map(({ row, field, message }) => [`${row} ${field}`, word(message)]));
  const isEntry = kind === "calendar";
  const shown = new Set(columns.map(({ field }) => field));
  const headers = new Map(
    isSheetKind(kind) ? readableFieldsOf(kind).map(({ field, header }) => [field, header]) : [],
  );
  /** Errors of a row in fields for which the file has no column. */
  const lackingIn = (of: number) => errors.filter(({ row, field }) => row === of && !shown.has(field));
  const nameOf = (name: string) =>
    name === "title" || name === "startsAt" || name === "endsAt" ? tEntry(name) : name;
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-semibold">{t("rows")}</h3>
      {hasBoth && preview.length > TABLE_PAGE_SIZE && (
        <CheckboxField
          checked={isOnlyWrong}
          onCheckedChange={(isOn) => {
            setOnlyWrong(isOn);
            setPage(1);
          }}
        >
          {t("onlyWrong")}
        </CheckboxField>
      )}
      <div className="scroll-shadows overflow-x-auto rounded-lg border">
        <table className="w-full text-left text-[0.9rem]">
          <thead>
            <tr>
              <th scope="col" className="p-2">
                {t("row")}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="p-2 whitespace-nowrap">
                  {isEntry ? nameOf(name) : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, state, cells }) => (
              <tr key={row} className={cn("border-t align-top", state === "duplicate" && "text-ink-2")}>
                <th scope="row" className="p-2 font-normal whitespace-nowrap">
                  {row}
                  <span className="block text-[0.8rem] text-ink-2">{t(`state.${state}`)}</span>
                  {lackingIn(row).map(({ field, message }) => (
                    <span
                      key={field}
                      className="block max-w-48 text-[0.85rem] text-brick-600 whitespace-normal"
                    >
                      {`${headers.get(field) ?? field}: ${word(message)}`}
                    </span>
                  ))}
                </th>
                {columns.map(({ name, field }, column) => {
                  const stored = cells[column] ?? "";
                  const message = field === null ? undefined : messages.get(`${row} ${field}`);
                  const note = field === null ? undefined : notes.get(`${row} ${field}`);
                  if (message === undefined && note === undefined)
                    return (
                      <td
                        key={name}
                        className={cn(
                          "max-w-80 p-2 wrap-break-word",
                          stored.length > SHORT_CELL ? "min-w-56" : "whitespace-nowrap",
                        )}
                      >
                        {isEntry && name !== "title" ? formats.instant(new Date(stored)) : stored}
                      </td>
                    );
                  return (
                    <td key={name} className="min-w-56 p-2">
                      {isEntry ? (
                        formats.instant(new Date(stored))
                      ) : (
                        <Input
                          aria-label={t("cellOf", { column: name, row })}
                          aria-invalid={message !== undefined}
                          aria-describedby={`errore-${row}-${column}`}
                          value={corrections.get(`${row} ${column}`)?.value ?? stored}
                          onChange={({ target }) => onCorrect({ row, column, value: target.value })}
                        />
                      )}
                      <span
                        id={`errore-${row}-${column}`}
                        className={cn(
                          "mt-1 block text-[0.85rem]",
                          message === undefined ? "text-ink-2" : "text-brick-600",
                        )}
                      >
                        {message ?? note}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TablePager
        caption={t("rows")}
        page={shownPage}
        pageSize={TABLE_PAGE_SIZE}
        total={chosen.length}
        onPage={setPage}
      />
    </div>
  );
}
