import { useTranslations } from "next-intl";
import { PickerProblem } from "@/components/picker/picker-messages";
import { Button } from "@/components/ui/button";
import { Minus, Plus } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { useExtras } from "@/lib/client/room-time/use-extras";
import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import type { ListedExtra } from "@/lib/schemas/room-time/extras";

interface ExtrasChoiceProps {
  spaceId: number;
  /** The period for which the remaining quantity is shown; null for several dates. */
  period: Period | null;
  chosen: readonly ChosenExtra[];
  onChange: (chosen: readonly ChosenExtra[]) => void;
}

/** The maximum quantity of an extra without a limit. */
const MOST = 1000;

export function ExtrasChoice({ spaceId, period, chosen, onChange }: ExtrasChoiceProps) {
  const t = useTranslations("extrasChoice");
  const { data: extras, isError, refetch } = useExtras(spaceId, period);
  if (isError) return <PickerProblem onRetry={() => void refetch()}>{t("failed")}</PickerProblem>;
  if (!extras?.length) return null;

  const quantityOf = (id: number) => chosen.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  const choose = (extraId: number, quantity: number) => {
    const others = chosen.filter((one) => one.extraId !== extraId);
    onChange(quantity === 0 ? others : [...others, { extraId, quantity }]);
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{t("title")}</legend>
      <ul className="m-0 flex list-none flex-col divide-y divide-sand-200 rounded-md border border-sand-200 p-0">
        {extras.map((extra) => (
          <ExtraLine
            key={extra.id}
            extra={extra}
            isAtOneTime={period !== null}
            quantity={quantityOf(extra.id)}
            onChange={(quantity) => choose(extra.id, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ExtraLineProps {
  extra: ListedExtra;
  isAtOneTime: boolean;
  quantity: number;
  onChange: (quantity: number) => void;
}

function ExtraLine({ extra, isAtOneTime, quantity, onChange }: ExtraLineProps) {
  const t = useTranslations("extrasChoice");
  const formats = useFormats();
  const { name, description, price, unit, available } = extra;
  const most = available ?? MOST;
  const left = available === null ? null : t(isAtOneTime ? "left" : "inAll", { count: available });
  return (
    <li className="flex items-center justify-between gap-3 px-3.5 py-2">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        {description && <span className="block text-sm text-ink-2">{description}</span>}
        <span className="block text-sm text-ink-2 tabular-nums">
          {[t(`price.${unit}`, { price: formats.cents(price) }), ...(left === null ? [] : [left])].join(", ")}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={t("less", { name })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus />
        </Button>
        <output aria-label={t("quantityOf", { name })} className="w-8 text-center font-medium tabular-nums">
          {quantity}
        </output>
        <Button
          variant="outline"
          size="icon"
          aria-label={t("more", { name })}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus />
        </Button>
      </span>
    </li>
  );
}
