import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { OneMailing } from "@/lib/schemas/panel/mailing";
import { useAudienceText } from "./use-audiences";

const LOOK_AGAIN_MS = 5_000;

export function MailingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("panel.mailings.detail");
  const { data, error, refetch } = useQuery<OneMailing>({
    queryKey: [`/api/mailings/${id}`],
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.status === "sending" ? LOOK_AGAIN_MS : false),
  });
  return (
    <GuardedDialog title={data?.subject ?? t("title")} onClose={onClose}>
      {() => {
        return data ? (
          <Detail mailing={data} />
        ) : (
          <TablePlaceholder error={error} refetch={refetch} rows={4} />
        );
      }}
    </GuardedDialog>
  );
}

function Detail({ mailing }: { mailing: OneMailing }) {
  const t = useTranslations("panel.mailings.detail");
  const tMailings = useTranslations("panel.mailings");
  const { instant } = useFormats();
  const audienceText = useAudienceText();
  const { status, kind, audience, createdAt, people, text, sent, failed, skipped, recipients } = mailing;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {[
          tMailings(`status.${status}`),
          tMailings(`kind.${kind}`),
          audienceText(audience),
          instant(new Date(createdAt)),
        ].join(" · ")}
      </p>
      <p role="status">{t("counts", { sent, failed, skipped, recipients })}</p>
      {status === "sending" && <StopButton id={mailing.id} />}
      <section aria-label={t("text")}>
        <h3 className="text-lg">{t("text")}</h3>
        <p className="max-h-60 overflow-y-auto pt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      </section>
      <section aria-label={t("people", { count: people.length })}>
        <h3 className="text-lg">{t("people", { count: people.length })}</h3>
        <ul className="max-h-80 overflow-y-auto pt-2">
          {people.map(({ personId, name, state, reason }) => (
            <li
              key={personId}
              className="flex flex-wrap justify-between gap-x-4 border-b border-sand-100 py-2 last:border-0"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-ink-2">
                {reason === null
                  ? t(`state.${state}`)
                  : t("because", { state: t(`state.${state}`), reason: t(`reason.${reason}`) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function StopButton({ id }: { id: number }) {
  const t = useTranslations("panel.mailings.detail");
  const act = useAdminAction();
  const [isAsked, setAsked] = useState(false);
  const stop = () =>
    act(() => api.delete(`/api/mailings/${id}`), { success: t("stopped"), failure: t("stopFailed") });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t("stop")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("stopQuestion")}
        description={t("stopText")}
        confirmLabel={t("stop")}
        destructive
        onConfirm={async () => void (await stop())}
      />
    </div>
  );
}
