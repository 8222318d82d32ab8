"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydration";
import { Check, Copy } from "@/components/ui/icons";

/** How long the button says that it is done. */
const DONE_MS = 2_500;

/** A piece of code with a button that copies it; without JavaScript it can be selected by hand. */
export function CopySnippet({ code, label }: { code: string; label: string }) {
  const enhanced = useHydrated();
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), DONE_MS);
    } catch {
      // Not allowed here, or not over https: the code is selected, one key is left to press.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <div className="grid gap-3">
      <section aria-label={label} className="overflow-hidden rounded-lg border bg-sand-100">
        <pre className="p-4 text-[0.92rem] leading-relaxed break-all whitespace-pre-wrap">
          <code ref={text}>{code}</code>
        </pre>
      </section>
      {enhanced && (
        <Button className="justify-self-start" onClick={copy}>
          {copied ? <Check /> : <Copy />}
          {copied ? "Copiato" : "Copia il codice"}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied ? "Codice copiato negli appunti" : ""}
      </span>
    </div>
  );
}
