"use client";

import { useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Switch } from "@/components/ui/switch";

/** Publishes or hides a row immediately; reverts if the server refuses. */
export function VisibilitySwitch({
  name,
  isOn,
  on,
  off,
  onChange,
}: {
  name: string;
  isOn: boolean;
  on: string;
  off: string;
  onChange: (on: boolean) => Promise<unknown>;
}) {
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? isOn;

  async function change(next: boolean): Promise<void> {
    setWanted(next);
    try {
      await onChange(next);
    } catch {
      // The toast has shown why.
    } finally {
      setWanted(null);
    }
  }

  return (
    <span className="inline-flex items-center gap-2.5 align-middle">
      <Switch
        id={id}
        aria-label={`${name}: ${on}`}
        checked={shown}
        disabled={wanted !== null}
        onCheckedChange={(next) => void change(next)}
      />
      <span className={cn("text-[0.9rem] font-medium", shown ? "text-sage-800" : "text-ink-2")}>
        {shown ? on : off}
      </span>
    </span>
  );
}
