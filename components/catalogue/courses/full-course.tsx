import { useTranslations } from "next-intl";

export function FullCourse() {
  const t = useTranslations("offering");
  return <p className="text-[0.95rem] font-semibold text-terra-700">{t("full")}</p>;
}
