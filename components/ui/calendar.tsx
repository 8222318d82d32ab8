import { useLocale } from "next-intl";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { it } from "react-day-picker/locale/it";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/domain/language/languages";
import { ChevronLeft, ChevronRight } from "./icons";

const arrow =
  "absolute top-0 z-10 grid size-11 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sand-100 hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-35";

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon className="size-5" />;
}

const LOCALES = { it, en: enGB } as const satisfies Record<Language, DayPickerProps["locale"]>;

/** A month calendar in the page's language, Monday first: an accessible grid with arrow-key navigation. */
export function Calendar({ className, classNames, components, ...props }: DayPickerProps) {
  return (
    <DayPicker
      locale={LOCALES[useLocale()]}
      weekStartsOn={1}
      className={cn("w-full max-w-md", className)}
      classNames={{
        months: "relative flex flex-col gap-6 sm:flex-row",
        month: "w-full min-w-0",
        nav: "absolute inset-x-0 top-0 h-0",
        button_previous: cn(arrow, "left-0"),
        button_next: cn(arrow, "right-0"),
        month_caption: "flex h-11 items-center justify-center",
        caption_label: "font-display-soft text-xl [:lang(it)_&]:first-letter:lowercase",
        dropdowns: "flex items-center gap-2",
        dropdown_root: "relative",
        dropdown: "min-h-11 rounded-md border border-input bg-surface px-2 text-base",
        month_grid: "mt-2 w-full table-fixed border-collapse tabular-nums",
        weekday: "h-8 text-[0.8rem] font-semibold text-ink-2",
        day: "group/day relative h-12 p-0.5 text-center",
        day_button:
          "relative mx-auto grid size-full max-w-13 place-items-center rounded-md font-medium transition-colors hover:bg-sage-100 disabled:pointer-events-none group-data-[selected=true]/day:bg-sage-700 group-data-[selected=true]/day:text-on-sage group-data-[selected=true]/day:hover:bg-sage-800",
        today: "font-bold [&>button]:ring-1 [&>button]:ring-sand-400 [&>button]:ring-inset",
        disabled: "text-ink-2/75 line-through decoration-1",
        outside: "text-ink-2/75",
        hidden: "invisible",
        range_middle: "[&>button]:bg-sage-100! [&>button]:text-sage-800! [&>button]:hover:bg-sage-200!",
        ...classNames,
      }}
      components={{
        Chevron,
        ...components,
      }}
      {...props}
    />
  );
}
