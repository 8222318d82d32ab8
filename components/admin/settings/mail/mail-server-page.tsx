import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useId, useState } from "react";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleAlert, CircleCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import type { MailServerState } from "@/lib/schemas/site/mail-server";
import { MAIL_SERVER_PATH, MailServerForm } from "./mail-server-form";
export function MailServerPage() {
  const t = useTranslations("panel.mailServer");
  const { data, error, refetch } = useQuery<MailServerState>({
    queryKey: [MAIL_SERVER_PATH],
    refetchOnMount: "always",
  });
  return (
    <SettingsSubpage page="mail-server" intro={t("intro")}>
      {!data && <TablePlaceholder error={error} refetch={refetch} />}
      {data && (
        <>
          <Delivery state={data} />
          <SettingsCard>
            {data.source === "environment" ? <Facts state={data} /> : <MailServerForm state={data} />}
            {data.source === "panel" && <Removal />}
          </SettingsCard>
        </>
      )}
    </SettingsSubpage>
  );
}

function Delivery({ state: { source, lastFailure } }: { state: MailServerState }) {
  const t = useTranslations("panel.mailServer");
  const formats = useFormats();
  return (
    <section
      aria-label={t("state.title")}
      className="flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <h3 className="text-[1.3rem]">{t("state.title")}</h3>
      {source === "none" && <p className="max-w-prose text-ink-2">{t("state.none")}</p>}
      {source !== "none" && lastFailure === null && (
        <p className="flex items-start gap-2">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-sage-600" />
          {t("state.fine")}
        </p>
      )}
      {lastFailure && (
        <div className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 text-brick-700">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">
              {t("state.failed", { at: formats.instant(new Date(lastFailure.at)) })}
            </p>
            <p className="[overflow-wrap:anywhere]">{lastFailure.message}</p>
          </div>
        </div>
      )}
      {source !== "none" && <TestMail />}
    </section>
  );
}

/** Values set by the environment, which cannot be changed here. */
function Facts({ state }: { state: MailServerState }) {
  const t = useTranslations("panel.mailServer");
  const { email } = useSite();
  const { host, port, security, username, fromName, fromAddress, replyTo } = state;
  const address = fromAddress ?? t("facts.ofSite", { address: email });
  const facts = [
    [t("facts.host"), `${host}:${port}`],
    [t("facts.security"), security === null ? t("facts.none") : t(`securities.${security}`)],
    [t("facts.username"), username ?? t("facts.none")],
    [t("facts.from"), fromName === null ? address : `${fromName} <${address}>`],
    [t("facts.replyTo"), replyTo ?? t("facts.ofSite", { address: email })],
  ];
  return (
    <>
      <p className="mb-4 max-w-prose">{t("environment")}</p>
      <dl className="m-0 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="m-0 font-medium [overflow-wrap:anywhere] max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Removal() {
  const t = useTranslations("panel.mailServer");
  const act = useAdminAction();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await act(() => api.delete<MailServerState>(MAIL_SERVER_PATH), {
      success: t("removal.done"),
      failure: t("removal.failed"),
    });
    setAsking(false);
  };
  return (
    <div className="mt-6 border-t pt-4">
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("removal.title")}
        description={t("removal.description")}
        confirmLabel={t("removal.confirm")}
        destructive
        onConfirm={remove}
      />
    </div>
  );
}

function TestMail() {
  const t = useTranslations("panel.mailServer.test");
  const act = useAdminAction();
  const id = useId();
  const [to, setTo] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      await act(() => api.post<{ sent: boolean }>("/api/setup/test-mail", { to }), {
        success: t("sent"),
        description: t("sentDescription", { to }),
        failure: t("notSent"),
        suppressToast: () => true,
      });
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
      <Label htmlFor={id}>{t("to")}</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="email"
          autoComplete="email"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          className="max-w-sm"
        />
        <Button type="submit" variant="outline" disabled={isSending || to.trim() === ""}>
          {isSending ? t("sending") : t("send")}
        </Button>
      </div>
      <FieldError>{problem}</FieldError>
    </form>
  );
}
