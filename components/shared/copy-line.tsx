"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Check, Copy } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useCopy } from "./use-copy";

/** One line of text to take along: a field that can be selected by hand, and a button that copies it. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(text, () => field.current?.select());

  return (
    <div className="flex min-w-0 gap-2">
      <Input ref={field} readOnly aria-label={label} value={text} className="min-w-0 flex-1" />
      <Button variant="outline" onClick={copy}>
        {copied ? <Check /> : <Copy />}
        {copied ? "Copiato" : "Copia"}
      </Button>
      <span role="status" className="sr-only">
        {copied ? "Copiato negli appunti" : ""}
      </span>
    </div>
  );
}
