import { useTranslations } from "next-intl";
import { paths } from "@/lib/paths";

/** Shown on a screen that an administrator has ended, with a link to open another. */
export function ScreenEnded({ theme }: { theme: "light" | "dark" }) {
  const t = useTranslations("screen");
  return (
    <main className="door-screen door-screen-message" data-theme={theme}>
      <h1>{t("endedTitle")}</h1>
      <p>{t("endedText")}</p>
      <a className="door-screen-button" href={paths.screens}>
        {t("typeCode")}
      </a>
    </main>
  );
}
