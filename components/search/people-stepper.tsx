import { Minus as minus, Plus as plus } from "lucide";
import { useTranslations } from "next-intl";
import type { BindField } from "@/components/search/bind-field";
import { Button } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { MAX_PEOPLE } from "./filter-values";

const Minus = drawIcon(minus);
const Plus = drawIcon(plus);

const ID = "search-people";

interface PeopleStepperProps {
  bind: BindField;
  /** The number as typed; empty for any number. */
  value: string;
  /** Subtracts or adds one. Without it, before hydration, the number can only be typed. */
  onStep?: ((by: 1 | -1) => void) | undefined;
}

/** "Quante persone?": a number field with buttons for one less and one more. */
export function PeopleStepper({ bind, value, onStep }: PeopleStepperProps) {
  const t = useTranslations("searchForm");
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={ID}>{t("people")}</Label>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={t("onePersonLess")}
          disabled={value === ""}
          onClick={onStep && (() => onStep(-1))}
        >
          <Minus />
        </Button>
        <Input
          id={ID}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PEOPLE}
          placeholder={t("anyNumber")}
          className="min-w-0 flex-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          {...bind("people")}
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={t("onePersonMore")}
          onClick={onStep && (() => onStep(1))}
        >
          <Plus />
        </Button>
      </div>
    </div>
  );
}
