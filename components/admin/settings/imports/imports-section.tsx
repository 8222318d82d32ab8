"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { CirclePlus } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { EXPORT_KINDS } from "@/lib/domain/import/import-kinds";
import type { ImportSummary } from "@/lib/schemas/import/import";
import { ImportAssistant } from "./import-assistant";

const PATH = "/api/imports";

export function ImportsSection() {
  const t = useTranslations("panel.imports");
  const [isOpen, setOpen] = useState(false);
  const [takingBack, setTakingBack] = useState<ImportSummary | null>(null);
  const [inviting, setInviting] = useState<ImportSummary | null>(null);
  const { data, error, refetch } = useQuery<ImportSummary[]>({ queryKey: [PATH] });
  return (
    <SettingsSubpage
      page="imports"
      intro={t("text")}
      actions={
        !isOpen && (
          <Button variant="action" onClick={() => setOpen(true)}>
            <CirclePlus />
            {t("start")}
          </Button>
        )
      }
    >
      <SettingsCard>
        {isOpen && (
          <div className="mb-6">
            <ImportAssistant onClose={() => setOpen(false)} />
          </div>
        )}
        <h3 className="mb-2 text-[1.3rem]">{t("done")}</h3>
        {!data && <TablePlaceholder error={error} refetch={refetch} />}
        {data?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
        {data !== undefined && data.length > 0 && (
          <ul aria-label={t("done")} className="m-0 flex list-none flex-col p-0">
            {data.map((one) => (
              <ImportLine
                key={one.id}
                summary={one}
                onInvite={() => setInviting(one)}
                onTakeBack={() => setTakingBack(one)}
              />
            ))}
          </ul>
        )}
        <h3 className="mt-6 mb-2 text-[1.3rem]">{t("exports")}</h3>
        <div className="flex flex-wrap gap-2">
          {EXPORT_KINDS.map((kind) => (
            <Button key={kind} asChild variant="outline" size="sm">
              <a
                href={`/api/exports/${kind}.csv`}
                download
                aria-label={t("exportOf", { kind: t(`exportKind.${kind}`) })}
              >
                {t(`exportKind.${kind}`)}
              </a>
            </Button>
          ))}
        </div>
      </SettingsCard>
      {takingBack && (
        <ConfirmAction
          onClose={() => setTakingBack(null)}
          title={t("backTitle")}
          description={t("backText")}
          confirmLabel={t("backButton")}
          cancelLabel={t("backKeep")}
          destructive
          action={() => api.delete(`${PATH}/${takingBack.id}`)}
          outcome={{ success: t("takenBack"), failure: t("notTakenBack") }}
        />
      )}
      {inviting && (
        <ConfirmAction
          onClose={() => setInviting(null)}
          title={t("inviteTitle", { count: inviting.toInvite })}
          description={t("inviteText")}
          confirmLabel={t("inviteButton")}
          action={() => api.post<{ sent: number }>(`${PATH}/${inviting.id}/invitations`)}
          outcome={{ success: ({ sent }) => t("invited", { count: sent }), failure: t("notInvited") }}
        >
          <StoredMailsNotice />
        </ConfirmAction>
      )}
    </SettingsSubpage>
  );
}

function ImportLine({
  summary: { kind, committedAt, created, skipped, toInvite },
  onInvite,
  onTakeBack,
}: {
  summary: ImportSummary;
  onInvite: () => void;
  onTakeBack: () => void;
}) {
  const t = useTranslations("panel.imports");
  const formats = useFormats();
  const at = committedAt === null ? "" : formats.instant(new Date(committedAt));
  const name = `${t(`kind.${kind}`)}, ${at}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold">{t(`kind.${kind}`)}</span>
        <span className="block text-[0.9rem] text-ink-2">
          {[at, t("line", { created, skipped })].join(" · ")}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {toInvite > 0 && (
          <Button variant="outline" size="sm" onClick={onInvite}>
            {t.rich("invite", { name, whose: srOnly, count: toInvite })}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          {t.rich("takeBack", { name, whose: srOnly })}
        </Button>
      </span>
    </li>
  );
}
