import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { BookYearAnswer } from "@/lib/schemas/books/year";

export function YearState({ state, isRunning }: { state: BookYearAnswer["state"]; isRunning: boolean }) {
  const t = useTranslations("panel.books.year");
  if (state === "closed") return <Badge variant="success">{t("closed")}</Badge>;
  if (isRunning) return <Badge variant="secondary">{t("current")}</Badge>;
  return <Badge variant="warning">{t("open")}</Badge>;
}
