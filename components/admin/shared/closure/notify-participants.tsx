import { useTranslations } from "next-intl";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { Checkbox } from "@/components/ui/checkbox";

interface NotifyParticipantsProps {
  recipients: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function NotifyParticipants({ recipients, isOn, onChange }: NotifyParticipantsProps) {
  const t = useTranslations("panel.closure.lessons");
  const tell = useTranslations("panel.participants.tell");
  if (recipients === 0) return <p className="text-ink-2">{t("nobodyToTell")}</p>;
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 rounded-xl border bg-sand-50 px-4 py-3">
        <Checkbox checked={isOn} onCheckedChange={onChange} />
        <span>
          <span className="block font-semibold">{tell("tell", { count: recipients })}</span>
          <span className="block text-[0.94rem] text-ink-2">{t("tellText")}</span>
        </span>
      </label>
      <StoredMailsNotice />
    </>
  );
}
