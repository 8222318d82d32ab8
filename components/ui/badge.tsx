import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";
import { type VariantProps, variants } from "./variants";

const badgeVariants = variants(
  "badge",
  {
    variant: {
      default: "bg-sage-100 text-sage-800",
      secondary: "bg-sand-100 text-ink-2",
      outline: "border border-sand-300 text-ink-2",
      success: "bg-sage-100 text-sage-800",
      warning: "bg-honey-100 text-honey-700",
      destructive: "bg-terra-100 text-terra-700",
      lotus: "bg-lotus-100 text-lotus-700",
      /** On a picture, for "Non disponibile". */
      unavailable: "bg-surface/95 text-ink shadow-rest",
      /** On a picture, for "Popolare". */
      popular: "bg-surface/95 text-terra-700 shadow-rest",
      /** On a picture, for "Nuovo". */
      new: "bg-surface/95 text-lotus-600 shadow-rest",
      /** On a picture, for "Solo soci". */
      membersOnly: "bg-lotus-700 text-surface shadow-rest",
    },
  },
  { variant: "default" },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>["variant"]>;

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={joinClasses(badgeVariants({ variant }), className)} {...props} />;
}
