import { useTranslations } from "next-intl";
import { CircleAlert, CircleCheck } from "@/components/ui/icons";
import { useTextResolver } from "@/components/ui/use-words";
import { spanText } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Plan } from "@/lib/schemas/panel/board";

export function PlanCheck({ plan }: { plan: Plan }) {
  const t = useTranslations("panel.booking.plan");
  return (
    <>
      <Possibility plan={plan} />
      {plan.promoRemoved && <p className="mt-2 text-[0.95rem] text-ink-2">{t("codeEnds")}</p>}
    </>
  );
}

function Possibility({ plan }: { plan: Plan }) {
  const t = useTranslations("panel.booking.plan");
  const word = useTextResolver();
  const { unavailable, conflicts } = plan;
  if (unavailable === null) {
    return (
      <p className="flex items-start gap-2 rounded-md bg-sage-50 px-4 py-3 font-medium text-sage-800">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        {t("free")}
      </p>
    );
  }
  return (
    <div className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert className="mt-0.5 size-5 shrink-0" />
        {unavailable.message}
      </p>
      {conflicts.length > 0 && (
        <ul className="mt-1 list-disc pl-11">
          {conflicts.map(({ kind, id, title, startsAt, endsAt, confirmationNumber }) => (
            <li key={`${kind}-${id}-${startsAt}`}>
              {t("conflict", {
                what:
                  kind === "booking" && confirmationNumber
                    ? `#${formatConfirmationNumber("booking", confirmationNumber)}`
                    : word(rulesOfKind(kind).label),
                title,
                span: word(spanText(startsAt, endsAt)),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
