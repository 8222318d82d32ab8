import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LATE_CHANGE_HOURS, LATE_CHANGE_PENALTY_PERCENT } from "@/lib/domain/money/cancellation-policy";
import { type CancellationSteps, refundBands } from "@/lib/domain/money/cancellation-steps";
import { exactNoticeText, noticeText } from "@/lib/domain/money/cancellation-words";
import type { Word } from "@/lib/i18n/word";
import { paths } from "@/lib/paths";
import { CentreContacts, CentreEmail } from "./centre-contacts";
import type { LegalChapter } from "./legal-page";

interface Words {
  t: ReturnType<typeof useTranslations<"cancellationPolicy">>;
  word: Word;
}

const toBookings = (chunks: ReactNode) => <Link href={paths.myBookings}>{chunks}</Link>;

export function cancellationChapters(steps: CancellationSteps, words: Words): readonly LegalChapter[] {
  const { t } = words;
  return [
    { id: "rimborsi", title: t("refunds.title"), content: <Refunds steps={steps} {...words} /> },
    { id: "come-annullare", title: t("how.title"), content: <HowToCancel t={t} /> },
    { id: "modifiche", title: t("changes.title"), content: <Changes t={t} /> },
    { id: "mancata-presentazione", title: t("noShow.title"), content: <p>{t("noShow.text")}</p> },
    { id: "annullamento-del-centro", title: t("byUs.title"), content: <p>{t("byUs.text")}</p> },
    { id: "tempi", title: t("time.title"), content: <p>{t("time.text")}</p> },
    { id: "corsi-ed-eventi", title: t("courses.title"), content: <p>{t("courses.text")}</p> },
    { id: "contatti", title: t("contacts"), content: <CentreContacts /> },
  ];
}

function Refunds({ steps, t, word }: Words & { steps: CancellationSteps }) {
  const exact = exactNoticeText(steps);
  return (
    <>
      <p>{t("refunds.intro")}</p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("refunds.caption")}</caption>
        <thead>
          <tr className="border-b border-sand-300 text-[0.94rem] text-ink-2">
            <th scope="col" className="py-2.5 pr-4 font-semibold">
              {t("refunds.when")}
            </th>
            <th scope="col" className="py-2.5 text-right font-semibold">
              {t("refunds.refund")}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundBands(steps).map(({ notice, percent }) => (
            <tr key={percent} className="border-b">
              <th scope="row" className="py-3 pr-4 font-normal first-letter:uppercase">
                {word(noticeText(notice))}
              </th>
              <td className="py-3 text-right font-semibold tabular-nums">
                {percent === 0 ? t("refunds.none") : `${percent}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {exact && <p>{word(exact)}</p>}
      <p>{t("refunds.kept")}</p>
    </>
  );
}

function HowToCancel({ t }: Pick<Words, "t">) {
  return (
    <>
      <p>
        {t.rich("how.byEmail", {
          mail: () => <CentreEmail subject={t("how.mailSubject")} />,
          b: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
      <p>{t.rich("how.byYourself", { bookings: toBookings })}</p>
    </>
  );
}

function Changes({ t }: Pick<Words, "t">) {
  return (
    <>
      <p>{t.rich("changes.byYourself", { hours: LATE_CHANGE_HOURS, bookings: toBookings })}</p>
      <p>{t("changes.late", { hours: LATE_CHANGE_HOURS, percent: LATE_CHANGE_PENALTY_PERCENT })}</p>
    </>
  );
}
