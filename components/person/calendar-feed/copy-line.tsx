import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useCopy } from "@/components/shared/use-copy";
import { Button } from "@/components/ui/button";
import { Check, Copy } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

export function CopyLine({ text, label }: { text: string; label: string }) {
  const t = useTranslations("calendarFeed");
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(text, () => field.current?.select());

  return (
    <div className="flex min-w-0 gap-2">
      <Input ref={field} readOnly aria-label={label} value={text} className="min-w-0 flex-1" />
      <Button variant="outline" onClick={copy}>
        {copied ? <Check /> : <Copy />}
        {copied ? t("copied") : t("copy")}
      </Button>
      <span role="status" className="sr-only">
        {copied ? t("copiedToClipboard") : ""}
      </span>
    </div>
  );
}
