"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Eye, Mail } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { Mailing } from "@/lib/schemas/panel/mailing";
import { useAudienceText } from "./use-audiences";

const ComposeDialog = lazyPart(async () => (await import("./compose-dialog")).ComposeDialog);
const MailingDialog = lazyPart(async () => (await import("./mailing-dialog")).MailingDialog);

const NO_FILTERS = {};

function useColumns(): readonly Column<Mailing>[] {
  const t = useTranslations("panel.mailings");
  const { instant } = useFormats();
  const audienceText = useAudienceText();
  return useMemo(() => {
    const column = (
      key: "subject" | "audience" | "kind" | "status" | "sent" | "createdAt",
      priority: Column<Mailing>["priority"],
      text: (mailing: Mailing) => string,
    ): Column<Mailing> => ({ key, header: t(`column.${key}`), priority, text });
    return [
      column("subject", "title", ({ subject }) => subject),
      column("audience", "high", ({ audience }) => audienceText(audience)),
      column("kind", "low", ({ kind }) => t(`kind.${kind}`)),
      column("status", "high", ({ status }) => t(`status.${status}`)),
      column("sent", "high", ({ sent, recipients }) => t("sentOf", { sent, recipients })),
      column("createdAt", "low", ({ createdAt }) => instant(new Date(createdAt))),
    ];
  }, [t, instant, audienceText]);
}

export function MailingsPage() {
  const t = useTranslations("panel.mailings");
  const tPage = useTranslations("panel.pages.title");
  const [openId, setOpenId] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const columns = useColumns();
  const table = useServerTable<Mailing, typeof NO_FILTERS>("/api/mailings", NO_FILTERS, () => "", {
    key: "createdAt",
    direction: "desc",
  });
  const add = (
    <Button variant="action" onClick={() => setWriting(true)}>
      <Mail />
      {t("add")}
    </Button>
  );
  return (
    <PageSection title={tPage("mailings")} actions={add}>
      <p className="max-w-prose text-ink-2">{t("intro")}</p>
      <MailServerNotice hasWay />
      <DataTable
        {...table}
        search={undefined}
        filters={undefined}
        caption={tPage("mailings")}
        columns={columns}
        rowName={({ subject }) => subject}
        actions={({ id }) => [{ label: t("open"), Icon: Eye, onSelect: () => setOpenId(id) }]}
        onOpen={({ id }) => setOpenId(id)}
        empty={{ title: t("empty.title"), description: t("empty.text"), action: add }}
      />
      {openId !== null && <MailingDialog id={openId} onClose={() => setOpenId(null)} />}
      {isWriting && (
        <ComposeDialog
          onClose={() => setWriting(false)}
          onMade={(id) => {
            setWriting(false);
            setOpenId(id);
          }}
        />
      )}
    </PageSection>
  );
}
