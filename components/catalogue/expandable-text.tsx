"use client";

import { ChevronDown as chevronDown } from "lucide";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { drawIcon } from "@/components/ui/draw-icon";
import { joinClasses } from "@/components/ui/join-classes";

const ChevronDown = drawIcon(chevronDown);

interface ExpandableTextProps {
  text: string;
  shown: number;
  /** The subject of the text, for the accessible name of the button. */
  of: string;
  className?: string;
}

/**
 * The first `shown` UTF-16 code units of a text (computed by `shownLength` on the server), with "Leggi di più" and
 * "Mostra meno". The whole text is part of the HTML and is visible without JavaScript.
 */
export function ExpandableText({ text, shown, of, className }: ExpandableTextProps) {
  const t = useTranslations("offeringCard");
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === "") return null;
  if (shown === text.length) return <p className={joinClasses("whitespace-pre-line", className)}>{text}</p>;
  return (
    <div>
      <p id={id} className={joinClasses("whitespace-pre-line", className)}>
        {text.slice(0, shown)}
        {!open && <span className="noscript:hidden">…</span>}
        <span className={open ? undefined : "hidden noscript:inline"}>{text.slice(shown)}</span>
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={joinClasses(buttonVariants({ variant: "link", size: "sm" }), "-ml-1 noscript:hidden")}
      >
        {open ? t("less") : t("more")}
        <span className="sr-only">{t("about", { title: of })}</span>
        <ChevronDown className={joinClasses("transition-transform", open && "rotate-180")} />
      </button>
    </div>
  );
}
