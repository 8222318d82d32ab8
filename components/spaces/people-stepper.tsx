"use client";

import { Minus as minus, Plus as plus } from "lucide";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

const Minus = drawIcon(minus);
const Plus = drawIcon(plus);

const MOST = 999;

interface PeopleStepperProps {
  /** Rooms for at least so many; null for any. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** "Quante persone?": a number to type, with a button for one less and one more. Empty is any. */
export function PeopleStepper({ value, onChange }: PeopleStepperProps) {
  const id = useId();
  const step = (by: number) => {
    const next = (value ?? 0) + by;
    onChange(next < 1 ? null : Math.min(MOST, next));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Quante persone?</Label>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Una persona in meno"
          disabled={value === null}
          onClick={() => step(-1)}
        >
          <Minus />
        </Button>
        <Input
          id={id}
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          placeholder="Qualsiasi"
          className="min-w-0 flex-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          value={value ?? ""}
          onChange={({ target }) => {
            const typed = Math.trunc(Number(target.value));
            onChange(target.value === "" || typed < 1 ? null : Math.min(MOST, typed));
          }}
        />
        <Button variant="outline" size="icon" aria-label="Una persona in più" onClick={() => step(1)}>
          <Plus />
        </Button>
      </div>
    </div>
  );
}
