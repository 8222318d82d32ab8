import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usePathIn } from "@/components/ui/use-path-in";

/** A link to a legal text. It opens in a new tab, so that the form does not lose its input. */
export function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations("live");
  const pathIn = usePathIn();
  return (
    <a
      href={pathIn(href)}
      target="_blank"
      rel="noopener"
      className="font-semibold text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
}
