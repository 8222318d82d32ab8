import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface PeriodGoneProps {
  message: string;
  onChooseAgain: () => void;
}

/** Somebody was quicker: says so where it is seen at once, and leads back to the calendar. */
export function PeriodGone({ message, onChooseAgain }: PeriodGoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: "center" });
    box.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={box} role="alert" className="flex flex-col gap-3 rounded-md bg-terra-100 p-4 text-terra-700">
      <p className="font-semibold">{message}</p>
      <p className="text-[0.95rem]">
        Il calendario è stato aggiornato. Scegli un altro periodo: i dati che hai scritto restano.
      </p>
      <Button variant="outline" className="self-start" onClick={onChooseAgain}>
        Scegli un altro periodo
      </Button>
    </div>
  );
}
