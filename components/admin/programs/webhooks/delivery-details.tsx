import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { WebhookDelivery, WebhookDeliveryDetails } from "@/lib/schemas/program/webhook";

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function DeliveryDetails({ of, path }: { of: WebhookDelivery; path: string }) {
  const t = useTranslations("panel.programs.deliveries");
  const { instant } = useFormats();
  const act = useAdminAction();
  const { data, error, refetch } = useQuery<WebhookDeliveryDetails>({
    // Each attempt has its own response.
    queryKey: [path, of.attempts, of.status],
    placeholderData: keepPreviousData,
  });
  const sendAgain = () =>
    act(() => api.post(`${path}/retry`), { success: t("queued"), failure: t("notQueued") }).catch(() => {});
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={3} />;
  const { responseCode, answer, failure, nextAttemptAt } = data;
  const came = () => {
    if (failure !== null) return t(`failure.${failure}`);
    if (responseCode === null) return t("noAnswerYet");
    return answer ? readable(answer) : t("emptyAnswer", { code: String(responseCode) });
  };
  return (
    <div className="grid min-w-0 gap-4 pb-5">
      <Part title={t("sent")} text={readable(data.body)} />
      <Part title={t("came")} text={came()} />
      <p className="text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
        {t("id")}: <code className="text-ink">{data.id}</code>
        {nextAttemptAt !== null && <> · {t("next", { instant: instant(new Date(nextAttemptAt)) })}</>}
      </p>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => void sendAgain()}>
        <RotateCcw />
        {t("again")}
      </Button>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[0.94rem] font-semibold">{title}</p>
      <pre className="m-0 rounded-md border border-sand-200 bg-sand-50 p-3 text-[0.86rem] whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}
