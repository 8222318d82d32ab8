import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { LockKeyhole } from "@/components/ui/icons";
import { useWord } from "@/components/ui/use-words";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { DRAWN_KINDS, kindLook, PAYMENT_LOOK } from "./entry-look";
import { STATUS_LOOK } from "./status-look";

const CLOSED_LOOK = { bar: "border-sand-300 bg-sand-100 lane-closed", Icon: LockKeyhole };

const PAYMENTS = ["unpaid", "partial", "paid", "refund-due"] as const;

/** Legend of colours, icons and keys. */
export function BoardLegend() {
  const t = useTranslations("panel.board.legend");
  const word = useWord();
  const paymentWords = useTranslations("bookingWords.payment");
  const looks = [
    { label: t("confirmed"), ...STATUS_LOOK.confirmed },
    { label: t("pending"), ...STATUS_LOOK.pending },
    ...DRAWN_KINDS.map((kind) => ({ label: word(rulesOfKind(kind).label), ...kindLook(kind) })),
    { label: t("closed"), ...CLOSED_LOOK },
  ];
  return (
    <details className="text-[0.88rem]">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-ink-2">
        {t("summary")}
      </summary>
      <ul aria-label={t("label")} className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0">
        {looks.map(({ label, bar, Icon }) => (
          <li key={label} className="flex items-center gap-2">
            <span
              aria-hidden
              className={cn("grid h-6 w-9 place-items-center rounded-sm border-[1.5px]", bar)}
            >
              <Icon className="size-3.5" />
            </span>
            {label}
          </li>
        ))}
        {PAYMENTS.map((status) => {
          const { Icon, colour } = PAYMENT_LOOK[status];
          return (
            <li key={status} className="flex items-center gap-2">
              <Icon className="size-4" style={{ color: `var(${colour})` }} />
              {paymentWords(status)}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 max-w-prose text-ink-2">{t("keys")}</p>
    </details>
  );
}
