import { useTranslations } from "next-intl";
/** A toast-like notice while the code of a dialog is loading. */
export function LoadingNotice() {
  const t = useTranslations("live");
  return (
    <span
      role="status"
      className="fixed inset-x-0 bottom-6 z-50 mx-auto w-fit animate-fade-in rounded-full bg-ink px-5 py-2.5 text-sand-50 shadow-floating [animation-delay:0.15s] [animation-fill-mode:both]"
    >
      {t("moment")}
    </span>
  );
}
