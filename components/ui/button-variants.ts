import { variants } from "./variants";

/** "action" is for the main action of a page, "default" for all others. */
export const buttonVariants = variants(
  "btn",
  {
    size: {
      default: "btn-md",
      sm: "min-h-11 px-4 text-[0.92rem]",
      lg: "min-h-13 px-7 text-[1.05rem]",
      icon: "size-11 p-0",
    },
    variant: {
      default: "bg-sage-700 text-on-sage shadow-rest hover:bg-sage-800",
      action: "btn-action",
      secondary: "bg-sage-100 text-sage-800 hover:bg-sage-200",
      outline: "btn-outline",
      ghost: "text-ink-2 hover:bg-sand-100 hover:text-ink",
      destructive: "bg-brick-600 text-on-brick shadow-rest hover:bg-brick-700",
      link: "rounded-md px-1! text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:text-sage-800 hover:decoration-current",
    },
  },
  { variant: "default", size: "default" },
);
