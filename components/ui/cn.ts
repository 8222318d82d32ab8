import { type ClassNameValue, extendTailwindMerge } from "tailwind-merge";

/** The names that app/globals.css adds to those of Tailwind. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ["rest", "raised", "floating"],
      ease: ["calm"],
      animate: ["fade-in", "fade-out", "rise-in", "sink-out", "slide-out"],
    },
  },
});

/** Joins class names; of two that say different things of the same property the later one stays. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes);
}
