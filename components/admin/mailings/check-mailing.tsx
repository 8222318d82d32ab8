import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Send } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api-client";
import type { MailingInput, MailingMade, MailingPreview } from "@/lib/schemas/panel/mailing";

interface CheckMailingProps {
  input: MailingInput;
  preview: MailingPreview;
  onBack: () => void;
  onMade: (id: number) => void;
}

export function CheckMailing({ input, preview, onBack, onMade }: CheckMailingProps) {
  const t = useTranslations("panel.mailings.check");
  const tForm = useTranslations("panel.mailings.form");
  const act = useAdminAction();
  const [isAsked, setAsked] = useState(false);
  const { recipients, skipped, html } = preview;
  const send = async () => {
    const { id } = await act(() => api.post<MailingMade>("/api/mailings", input), {
      success: t("made"),
      description: (made) => t("madeText", { count: made.recipients }),
      failure: t("failed"),
    });
    onMade(id);
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-lg font-semibold">
        {t("recipients", { count: recipients })}
      </p>
      {skipped > 0 && <p className="text-ink-2">{t("skipped", { count: skipped })}</p>}
      {/* No permissions: scripts do not run, and links open nothing. */}
      <iframe
        title={t("look")}
        sandbox=""
        srcDoc={html}
        className="h-[46dvh] w-full rounded-md border border-sand-200 bg-surface"
      />
      <SendTest input={input} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onBack}>
          {tForm("back")}
        </Button>
        <Button variant="action" disabled={recipients === 0} onClick={() => setAsked(true)}>
          <Send />
          {t("send")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("question", { count: recipients })}
        description={t("questionText", { subject: input.subject })}
        confirmLabel={t("send")}
        onConfirm={send}
      />
    </div>
  );
}

function SendTest({ input }: { input: MailingInput }) {
  const t = useTranslations("panel.mailings.check");
  const act = useAdminAction();
  const [to, setTo] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await act(() => api.post<{ sent: boolean }>("/api/mailings/test", { ...input, to }), {
      success: ({ sent }) => t(sent ? "testSent" : "testKept"),
      failure: t("testFailed"),
    }).catch(() => {});
    setSending(false);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t("to")} className="grow basis-56">
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </Field>
      <Button variant="outline" disabled={isSending || to.trim() === ""} onClick={() => void send()}>
        {t("test")}
      </Button>
    </div>
  );
}
