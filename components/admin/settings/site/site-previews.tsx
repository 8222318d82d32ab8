import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FIRST_ACCENT, paletteStyle } from "@/lib/domain/site/palette";
import type { SiteForm } from "@/lib/schemas/site/site-form";

/** Previews under the colour field, before anything is saved. */

const colorOf = (typed: string): string => (/^#[0-9a-f]{6}$/i.test(typed) ? typed : FIRST_ACCENT);

/** Applies the typed colour to every `.site-preview` on the page. */
function PreviewColors({ color }: { color: string }) {
  return <style>{paletteStyle(color, ".site-preview")}</style>;
}

export function ColorPreview() {
  const t = useTranslations("panel.site.look");
  const { setValue } = useFormContext<SiteForm>();
  const color = colorOf(useWatch<SiteForm, "accentColor">({ name: "accentColor" }));
  return (
    <div className="site-preview mt-2 flex flex-wrap items-center gap-2 text-sm">
      <PreviewColors color={color} />
      <input
        type="color"
        aria-label={t("chooseColor")}
        value={color.toLowerCase()}
        onChange={(event) =>
          setValue("accentColor", event.target.value.toUpperCase(), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
        className="size-11 cursor-pointer rounded-md border"
      />
      <span className="rounded-full bg-sage-700 px-3 py-1 text-on-sage">{t("button")}</span>
      <span className="rounded-full bg-sage-100 px-3 py-1 text-sage-800">{t("badge")}</span>
      <span className="px-1 py-1 text-sage-700 underline">{t("link")}</span>
    </div>
  );
}
