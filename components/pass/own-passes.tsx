"use client";

import { useTranslations } from "next-intl";
import { WaysToPay } from "@/components/money/how-to-pay";
import { PaymentCodes } from "@/components/money/payment-codes";
import { RefundIban } from "@/components/money/refund-iban";
import { Fold } from "@/components/shared/fold";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import type { Pass } from "@/lib/schemas/pass/pass";
import { PassBadge } from "./pass-badge";

/** Whether a pass can still be used, paid or refunded. */
const isLive = ({ status, refundDue }: Pass) => status === "active" || status === "unpaid" || refundDue > 0;

export function OwnPasses({ passes, today }: { passes: readonly Pass[]; today: CalendarDay }) {
  const t = useTranslations("ownPasses");
  if (passes.length === 0)
    return (
      <div className="flex flex-col items-start gap-3 rounded-xl border bg-surface p-5 sm:p-7">
        <p className="text-lg font-semibold">{t("none")}</p>
        <p className="text-ink-2">{t("noneText")}</p>
        <ToSale />
      </div>
    );
  const groups = [
    { title: t("live"), passes: passes.filter(isLive) },
    { title: t("over"), passes: passes.filter((pass) => !isLive(pass)) },
  ].filter((group) => group.passes.length > 0);
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-4 text-[1.5rem]">{group.title}</h2>
          <ul className="m-0 flex list-none flex-col gap-5 p-0">
            {group.passes.map((pass) => (
              <li key={pass.id}>
                <OwnPass pass={pass} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ToSale />
    </>
  );
}

function ToSale() {
  const t = useTranslations("ownPasses");
  return (
    <Button asChild variant="outline" className="self-start">
      <Link href={paths.passSale}>{t("toSale")}</Link>
    </Button>
  );
}

function OwnPass({ pass, today }: { pass: Pass; today: CalendarDay }) {
  const t = useTranslations("ownPasses");
  const tMoney = useTranslations("money");
  const formats = useFormats();
  const { name, entries, entriesLeft, startsOn, validUntil, status, dueAmount, refundDue, uses } = pass;
  const isOver = status === "canceled" || status === "expired";
  return (
    <article className="flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-rest sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-[1.3rem] wrap-anywhere">{name}</h3>
          <p className="text-[0.92rem] text-ink-2">
            {t("number", { number: formatConfirmationNumber("pass", pass.confirmationNumber) })}
          </p>
        </div>
        <PassBadge status={status} />
      </header>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">
            {entries === null || entriesLeft === null
              ? t("unlimited")
              : isOver
                ? t("unused", { count: entriesLeft })
                : t("left", { count: entriesLeft, entries })}
          </span>
          {status !== "canceled" && (
            <span className="text-ink-2">
              {startsOn > today && `${t("from", { day: formats.longDay(startsOn) })}. `}
              {t(status === "expired" ? "ended" : status === "unpaid" ? "untilOncePaid" : "until", {
                day: formats.longDay(validUntil),
              })}
            </span>
          )}
        </p>
        {!isOver && entries !== null && entriesLeft !== null && <Meter left={entriesLeft} of={entries} />}
      </div>
      {pass.cancelReason !== null && (
        <p className="text-ink-2">{t("reason", { reason: pass.cancelReason })}</p>
      )}
      {dueAmount > 0 && <Payment pass={pass} />}
      {refundDue > 0 && (
        <div className="flex flex-col gap-2">
          <p>{tMoney("refundDue", { amount: formats.cents(refundDue) })}</p>
          <RefundIban path={refundPath("pass", pass.id)} />
        </div>
      )}
      {uses.length > 0 ? (
        <Fold title={t("uses", { count: uses.length })}>
          <ul className="m-0 flex list-none flex-col divide-y divide-sand-200 p-0 px-4">
            {uses.map((use) => (
              <li key={use.id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{use.title}</span>
                  {use.date !== null && (
                    <span className="block text-[0.92rem] text-ink-2">{formats.longDay(use.date)}</span>
                  )}
                </span>
                <span className="text-[0.92rem] text-ink-2 tabular-nums">
                  {t("seats", { count: use.seats })}
                  {use.returnedAt !== null && `, ${t("returned")}`}
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      ) : (
        status === "active" && <p className="text-[0.95rem] text-ink-2">{t("noUses")}</p>
      )}
      {status === "active" && (
        <Button asChild variant="outline" size="sm" className="self-start">
          <Link href={pass.kinds.includes("event") ? paths.events : paths.courses}>{t("use")}</Link>
        </Button>
      )}
    </article>
  );
}

/** The remaining entries as a bar; hidden from screen readers because the text above states them. */
function Meter({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-sand-200">
      <span
        className="block h-full rounded-full bg-sage-600"
        style={{ width: `${Math.round((left / of) * 100)}%` }}
      />
    </span>
  );
}

function Payment({ pass: { id, confirmationNumber, dueAmount, paymentStatus } }: { pass: Pass }) {
  const open = { kind: "pass" as const, confirmationNumber, dueAmount, paymentStatus };
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sand-100 p-4">
      <WaysToPay open={open} checkoutPath={`/api/passes/${id}/checkout`} />
      <PaymentCodes open={open} />
    </div>
  );
}
