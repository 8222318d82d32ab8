"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useCopy } from "@/components/shared/use-copy";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydration";
import { Check, Copy } from "@/components/ui/icons";

export function CopySnippet({ code, label }: { code: string; label: string }) {
  const t = useTranslations("snippet");
  const enhanced = useHydrated();
  const text = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(code, () => {
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
  });

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
          {copied ? t("copied") : t("copy")}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied ? t("copiedToClipboard") : ""}
      </span>
    </div>
  );
}
