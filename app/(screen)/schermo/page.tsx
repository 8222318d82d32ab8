import { getTranslations } from "next-intl/server";
import { ScreenCodeForm } from "@/components/screens/screen-code-form";
import { themeAt } from "@/lib/domain/panel/screen-now";

/** Turns a tablet or a television into a screen at the door, with a six-digit code. */
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
