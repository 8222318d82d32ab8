"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useCopy } from "@/components/shared/use-copy";
import { Button } from "@/components/ui/button";
import { Check, Copy, Printer } from "@/components/ui/icons";

/** The recovery codes of the second factor, for when the phone is lost. They are shown only once: to copy, or to print alone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("settings");
  const list = useRef<HTMLUListElement>(null);
  const { copied, copy } = useCopy(codes.join("\n"), () => {
    if (list.current) window.getSelection()?.selectAllChildren(list.current);
  });
  return (
    <div role="status" className="mt-4 rounded-lg border bg-sand-100 p-4" data-printed-alone>
      <p className="font-semibold">{t("totp.codes")}</p>
      <p className="mt-1 text-ink-2">{t("totp.codesText")}</p>
      <ul
        ref={list}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-2 font-mono max-sm:text-[0.85rem]"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check /> : <Copy />}
          {t(copied ? "totp.codesCopied" : "totp.copyCodes")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer />
          {t("totp.printCodes")}
        </Button>
      </div>
    </div>
  );
}
