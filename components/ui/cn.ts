import { type ClassNameValue, extendTailwindMerge } from "tailwind-merge";

/** The theme names that app/globals.css adds to Tailwind's. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ["rest", "raised", "floating"],
      ease: ["calm"],
      animate: ["fade-in", "fade-out", "rise-in", "sink-out", "slide-out"],
    },
  },
});

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes);
}
