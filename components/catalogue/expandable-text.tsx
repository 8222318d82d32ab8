"use client";

import { ChevronDown as chevronDown } from "lucide";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { drawIcon } from "@/components/ui/draw-icon";

const ChevronDown = drawIcon(chevronDown);

/**
 * The first `shown` UTF-16 units of a text (`shownLength`, on the server), with 'Leggi di più' and 'Mostra meno'. The whole text is part of the HTML and is
 * shown where scripts are off.
 */
export function ExpandableText({
  text,
  shown,
  of,
  className,
}: {
  text: string;
  shown: number;
  /** What the text is about, for the accessible name of the button. */
  of: string;
  className?: string;
}) {
  const t = useTranslations("offeringCard");
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === "") return null;
  if (shown === text.length) return <p className={cn("whitespace-pre-line", className)}>{text}</p>;
  return (
    <div>
      <p id={id} className={cn("whitespace-pre-line", className)}>
        {text.slice(0, shown)}
        {!open && <span className="noscript:hidden">…</span>}
        <span className={open ? undefined : "hidden noscript:inline"}>{text.slice(shown)}</span>
      </p>
      <Button
        variant="link"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-1 noscript:hidden"
      >
        {open ? t("less") : t("more")}
        <span className="sr-only">{t("about", { title: of })}</span>
        <ChevronDown className={cn("transition-transform", open && "rotate-180")} />
      </Button>
    </div>
  );
}
