import { useTranslations } from "next-intl";

/** A notice above the button of a sign-up form without free places: submitting it joins the waiting list. */
export function FullNotice() {
  const t = useTranslations("waitingForm");
  return (
    <p role="status" className="rounded-md bg-honey-100 p-4 text-honey-700">
      {t.rich("full", { strong: (chunks) => <span className="font-semibold">{chunks}</span> })}
    </p>
  );
}
