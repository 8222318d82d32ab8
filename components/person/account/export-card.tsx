import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";

/** The download of all data stored about the user. A plain link, authenticated by the session cookie. */
export function ExportCard() {
  const t = useTranslations("settings");
  return (
    <section aria-labelledby="export-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="export-title" className="text-[1.5rem]">
        {t("export.title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("export.text")}</p>
      <Button asChild variant="outline" className="mt-5 w-full sm:w-auto">
        <a href="/api/users/me/export" download>
          <Download />
          {t("export.action")}
        </a>
      </Button>
    </section>
  );
}
