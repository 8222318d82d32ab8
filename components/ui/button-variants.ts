import { cn } from "@/components/ui/cn";
import { variants } from "./variants";

/** Looks of a button. "action" (terracotta) is for the one thing that matters on a page; "default" is for the rest. */
export const buttonVariants = variants(
  cn(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-full border border-transparent font-semibold",
    "whitespace-nowrap select-none no-underline transition-[background-color,border-color,color,box-shadow,translate] duration-150 ease-calm",
    "active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55",
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-[1.15em]",
  ),
  {
    // Before the variants: a link has its own padding.
    size: {
      default: "min-h-11.5 px-5 text-[0.97rem]",
      sm: "min-h-11 px-4 text-[0.92rem]",
      lg: "min-h-13 px-7 text-[1.05rem]",
      icon: "size-11 p-0",
    },
    variant: {
      default: "bg-sage-700 text-on-sage shadow-rest hover:bg-sage-800",
      action: "bg-terra-600 text-on-terra shadow-rest hover:bg-terra-700",
      secondary: "bg-sage-100 text-sage-800 hover:bg-sage-200",
      outline: "border-sand-300 bg-surface text-ink hover:border-sand-400 hover:bg-sand-100",
      ghost: "text-ink-2 hover:bg-sand-100 hover:text-ink",
      destructive: "bg-brick-600 text-on-brick shadow-rest hover:bg-brick-700",
      link: "rounded-md px-1 text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:text-sage-800 hover:decoration-current",
    },
  },
  { variant: "default", size: "default" },
);
