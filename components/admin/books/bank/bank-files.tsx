import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { dayOf } from "@/lib/domain/time/dates";
import type { BankFile } from "@/lib/schemas/import/bank";

/** The imported bank files. A file can be removed if none of its movements has been processed. */
export function BankFiles() {
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
