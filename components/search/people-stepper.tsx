import { Button } from "@/components/ui/button";
import { Minus, Plus } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { MOST_PEOPLE } from "./filter-values";

const ID = "search-people";

/**
 * "Quante persone?": a number to type, with a button for one less and one more (`LiveForm`). Empty, or null, is any.
 */
export function PeopleStepper({ value }: { value: number | null }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={ID}>Quante persone?</Label>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Una persona in meno"
          data-step={-1}
          disabled={value === null}
        >
          <Minus />
        </Button>
        <Input
          id={ID}
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_PEOPLE}
          placeholder="Qualsiasi"
          className="min-w-0 flex-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          defaultValue={value ?? ""}
        />
        <Button variant="outline" size="icon" aria-label="Una persona in più" data-step={1}>
          <Plus />
        </Button>
      </div>
    </div>
  );
}
