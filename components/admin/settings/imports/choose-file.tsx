import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { useTextResolver } from "@/components/ui/use-words";
import { ApiError, failureText } from "@/lib/client/api-client";
import { readImportFile } from "@/lib/client/import/import-calls";
import { IMPORT_KINDS, type ImportKind } from "@/lib/domain/import/import-kinds";
import type { ImportPlan } from "@/lib/schemas/import/import";
import type { Space } from "@/lib/schemas/space/space";

/** Whether the server has read the file and cannot use it. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

interface ChooseFileProps {
  onRead: (plan: ImportPlan, file: File) => void;
  onClose: () => void;
}

export function ChooseFile({ onRead, onClose }: ChooseFileProps) {
  const t = useTranslations("panel.imports.file");
  const tKind = useTranslations("panel.imports.kind");
  const tLive = useTranslations("live");
  const act = useAdminAction();
  const word = useTextResolver();
  const id = useId();
  const [kind, setKind] = useState<ImportKind>("members");
  const [spaceId, setSpaceId] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const isCalendar = kind === "calendar";
  const { data: spaces } = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setSent(0);
    setRefusal(null);
    try {
      onRead(
        await act(() => readImportFile({ kind, spaceId, file, onProgress: setSent }), {
          failure: t("failed"),
          suppressToast: isRefusal,
        }),
        file,
      );
    } catch (error) {
      // The toast has shown any other error. What to do with the file stays in view.
      if (isRefusal(error)) setRefusal(word(failureText(error)));
    } finally {
      setSent(null);
    }
  }

  return (
    <div className="flex flex-col gap-4 rounded-lg border bg-sand-50 p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1">
          <Label htmlFor={`${id}-kind`}>{t("kind")}</Label>
          <Select
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) => setKind(IMPORT_KINDS.find((one) => one === target.value) ?? "members")}
          >
            {IMPORT_KINDS.map((one) => (
              <option key={one} value={one}>
                {tKind(one)}
              </option>
            ))}
          </Select>
        </div>
        {isCalendar && (
          <div className="flex min-w-0 flex-col gap-1">
            <Label htmlFor={`${id}-space`}>{t("space")}</Label>
            <Select
              id={`${id}-space`}
              value={spaceId ?? ""}
              onChange={({ target }) => setSpaceId(target.value === "" ? null : Number(target.value))}
            >
              <option value="">{t("noSpace")}</option>
              {spaces?.map((space) => (
                <option key={space.id} value={space.id}>
                  {space.name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <fieldset
        aria-label={t("drop")}
        className={cn(
          "m-0 flex min-w-0 flex-col items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center",
          isOver ? "border-sage-600 bg-sage-50" : "bg-surface",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <span className="text-ink-2">{t("drop")}</span>
        <Button asChild variant="action">
          <label>
            {t("choose")}
            <input
              type="file"
              className="sr-only"
              accept={isCalendar ? ".ics,text/calendar" : ".csv,.txt,text/csv,.xlsx,.xls,.ods"}
              disabled={sent !== null}
              onChange={({ target }) => {
                void read(target.files?.[0]);
                // Allows choosing the same file again after correcting it.
                target.value = "";
              }}
            />
          </label>
        </Button>
        <span className="text-[0.9rem] text-ink-2">{isCalendar ? t("calendarHint") : t("hint")}</span>
        {refusal !== null && (
          <p role="alert" className="max-w-prose rounded-md bg-terra-50 px-4 py-3 text-terra-700">
            {t("refused", { reason: refusal })}
          </p>
        )}
        {sent !== null && (
          <progress
            aria-label={t("reading")}
            className="upload-bar w-full"
            {...(sent < 1 ? { value: sent * 100, max: 100 } : {})}
          />
        )}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {!isCalendar && (
          <Button asChild variant="outline" size="sm">
            <a href={`/api/imports/template?kind=${kind}`} download>
              {t("template")}
            </a>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onClose}>
          {tLive("cancel")}
        </Button>
      </div>
    </div>
  );
}
