import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import {
  FULL_REFUND_HOURS,
  LATE_CHANGE_PENALTY_PERCENT,
  PARTIAL_REFUND_HOURS,
  PARTIAL_REFUND_PERCENT,
} from "@/lib/domain/money/cancellation-policy";
import { paths } from "@/lib/paths";
import { CentreContacts, CentreEmail } from "./centre-contacts";
import type { LegalChapter } from "./legal-page";

const HOURS = { most: FULL_REFUND_HOURS, least: PARTIAL_REFUND_HOURS };
const bookings = (chunks: ReactNode) => <Link href={paths.myBookings}>{chunks}</Link>;

/** The cancellation policy in the language of the page, with the numbers that the server uses. */
export function useCancellationChapters(): readonly LegalChapter[] {
  const t = useTranslations("cancellation");
  return [
    { id: "rimborsi", title: t("refunds.title"), content: <Refunds /> },
    {
      id: "come-annullare",
      title: t("how.title"),
      content: (
        <>
          <p>
            {t.rich("how.write", {
              mail: () => <CentreEmail subject={t("how.subject")} />,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          <p>{t.rich("how.account", { bookings })}</p>
        </>
      ),
    },
    {
      id: "modifiche",
      title: t("changes.title"),
      content: (
        <>
          <p>{t.rich("changes.account", { bookings, hours: PARTIAL_REFUND_HOURS })}</p>
          <p>{t("changes.late", { hours: PARTIAL_REFUND_HOURS, percent: LATE_CHANGE_PENALTY_PERCENT })}</p>
        </>
      ),
    },
    { id: "mancata-presentazione", title: t("absence.title"), content: <p>{t("absence.text")}</p> },
    { id: "annullamento-del-centro", title: t("centre.title"), content: <p>{t("centre.text")}</p> },
    { id: "tempi", title: t("times.title"), content: <p>{t("times.text")}</p> },
    { id: "corsi-ed-eventi", title: t("offerings.title"), content: <p>{t("offerings.text")}</p> },
    { id: "contatti", title: t("contacts"), content: <CentreContacts /> },
  ];
}

/** How much is given back, by the notice that is given. */
function Refunds() {
  const t = useTranslations("cancellation.refunds");
  const steps = [
    { notice: t("moreThan", { hours: FULL_REFUND_HOURS }), percent: 100 },
    { notice: t("between", HOURS), percent: PARTIAL_REFUND_PERCENT },
    { notice: t("lessThan", { hours: PARTIAL_REFUND_HOURS }), percent: 0 },
  ];
  return (
    <>
      <p>{t("text")}</p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr className="border-b border-sand-300 text-[0.94rem] text-ink-2">
            <th scope="col" className="py-2.5 pr-4 font-semibold">
              {t("when")}
            </th>
            <th scope="col" className="py-2.5 text-right font-semibold">
              {t("refund")}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ notice, percent }) => (
            <tr key={notice} className="border-b">
              <th scope="row" className="py-3 pr-4 font-normal first-letter:uppercase">
                {notice}
              </th>
              <td className="py-3 text-right font-semibold tabular-nums">
                {percent === 0 ? t("none") : `${percent}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("exactly", { ...HOURS, percent: PARTIAL_REFUND_PERCENT })}</p>
    </>
  );
}
