import { useTranslations } from "next-intl";
import { MailWarning } from "@/components/ui/icons";
import { ResendVerification } from "./resend-verification";

export function VerifyEmailNotice({ email }: { email: string }) {
  const t = useTranslations("account");
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-[0.94rem]">
        <MailWarning className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t("confirmFirst", { email })}</span>
      </p>
      <ResendVerification />
    </div>
  );
}
