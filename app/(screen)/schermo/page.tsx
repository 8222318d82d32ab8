import { getTranslations } from "next-intl/server";
import { ScreenCodeForm } from "@/components/screens/screen-code-form";
import { themeAt } from "@/lib/domain/panel/screen-now";

/** Where a tablet or a television becomes a screen at the door, by six digits. */
export default async function OpenScreenPage() {
  const t = await getTranslations("screen.open");
  return (
    <main className="door-screen door-screen-message" data-theme={themeAt(new Date())}>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <ScreenCodeForm />
    </main>
  );
}
