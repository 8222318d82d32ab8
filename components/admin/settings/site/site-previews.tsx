"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FIRST_ACCENT, paletteStyle } from "@/lib/domain/site/palette";
import { readSteps, type SiteForm } from "@/lib/schemas/site/site-form";

/** What stands under two fields of the form, before anything is saved. */

const colorOf = (typed: string): string => (/^#[0-9a-f]{6}$/i.test(typed) ? typed : FIRST_ACCENT);

/** Gives every `.site-preview` on the page the colour that is typed. */
function PreviewColors({ color }: { color: string }) {
  return <style>{paletteStyle(color, ".site-preview")}</style>;
}

/** The shades of the colour, with text on them. */
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

/** What the steps mean, in words. */
export function StepsPreview() {
  const t = useTranslations("panel.site.steps");
  const steps = readSteps(useWatch<SiteForm, "cancellationSteps">({ name: "cancellationSteps" }));
  if (steps === null || steps.length === 0) return null;
  const parts = steps.map(({ hours, percent }, index) => {
    const back = percent === 0 ? t("nothing") : t("percent", { percent });
    const above = steps[index - 1]?.hours;
    if (above === undefined) return hours === 0 ? t("only", { back }) : t("first", { hours, back });
    return hours === 0 ? t("last", { above, back }) : t("between", { hours, above, back });
  });
  const sentence = parts.join(", ");
  return (
    <p role="status" className="mt-2 rounded-md bg-sage-50 px-3.5 py-2.5 text-[0.95rem] text-sage-800">
      {sentence.charAt(0).toUpperCase()}
      {sentence.slice(1)}.
    </p>
  );
}
