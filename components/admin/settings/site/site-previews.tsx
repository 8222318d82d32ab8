"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Markdown } from "@/components/shared/markdown";
import { Image } from "@/components/ui/image";
import { fillPlaceholders } from "@/lib/domain/privacy/legal-placeholders";
import { addressOf } from "@/lib/domain/site/contacts";
import { parseMarkdown } from "@/lib/domain/site/markdown";
import { FIRST_ACCENT, paletteStyle } from "@/lib/domain/site/palette";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { readSteps, type SiteForm } from "@/lib/schemas/site/site-form";

/** Previews of what is typed into the form, before it is saved. */

const useValues = () => useWatch<SiteForm>() as SiteForm;

const colorOf = (typed: string): string => (/^#[0-9a-f]{6}$/i.test(typed) ? typed : FIRST_ACCENT);

/** Header, welcome and foot of the home page in small. */
export function PagePreview() {
  const values = useValues();
  const address = addressOf(values);
  const [phone] = values.phones.split("\n");
  return (
    <figure className="m-0 mt-3">
      <style>{paletteStyle(colorOf(values.accentColor), ".site-preview")}</style>
      <div
        aria-hidden="true"
        className="site-preview overflow-hidden rounded-lg border bg-background text-[0.85rem] shadow-rest"
      >
        <div className="flex items-center gap-2 border-b px-4 py-2.5">
          <Image
            src={values.logoUrl || LOGO_IMAGE}
            alt=""
            width={28}
            height={28}
            className="size-7 object-contain"
          />
          <span className="font-display-soft truncate text-base">{values.name}</span>
        </div>
        <div className="px-4 py-5">
          <p className="font-display-soft text-[1.35rem] leading-tight [overflow-wrap:anywhere]">
            {values.heroTitle}
          </p>
          <p className="mt-2 max-w-prose text-ink-2">{values.heroText}</p>
          <span className="mt-3 inline-block rounded-full bg-sage-700 px-4 py-1.5 font-semibold text-on-sage">
            Trova Spazi
          </span>
        </div>
        <div className="border-t bg-sand-100 px-4 py-3 text-ink-2">
          <p>{values.description}</p>
          <p className="mt-1">{[address, values.email, phone].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      <figcaption className="mt-1.5 text-[0.85rem] text-ink-2">
        Anteprima: così appare dopo il salvataggio.
      </figcaption>
    </figure>
  );
}

/** The shades of the colour, with text on them. */
export function ColorPreview() {
  const { accentColor } = useValues();
  const { setValue } = useFormContext<SiteForm>();
  return (
    <div className="site-preview mt-2 flex flex-wrap items-center gap-2 text-sm">
      <input
        type="color"
        aria-label="Scegli il colore"
        value={colorOf(accentColor).toLowerCase()}
        onChange={(event) =>
          setValue("accentColor", event.target.value.toUpperCase(), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
        className="size-11 cursor-pointer rounded-md border"
      />
      <span className="rounded-full bg-sage-700 px-3 py-1 text-on-sage">Pulsante</span>
      <span className="rounded-full bg-sage-100 px-3 py-1 text-sage-800">Etichetta</span>
      <span className="px-1 py-1 text-sage-700 underline">Collegamento</span>
    </div>
  );
}

/** What the steps mean, in words. */
export function StepsPreview() {
  const { cancellationSteps } = useValues();
  const steps = readSteps(cancellationSteps);
  if (steps === null || steps.length === 0) return null;
  const parts = steps.map(({ hours, percent }, index) => {
    const back = percent === 0 ? "niente" : `il ${percent}%`;
    const above = steps[index - 1];
    if (hours === 0 && above === undefined) return `chi annulla prima dell'inizio riceve ${back}`;
    if (above === undefined) return `chi annulla più di ${hours} ore prima riceve ${back}`;
    return hours === 0
      ? `a meno di ${above.hours} ore ${back}`
      : `da ${hours} a ${above.hours} ore prima ${back}`;
  });
  const sentence = parts.join(", ");
  return (
    <p role="status" className="mt-2 rounded-md bg-sage-50 px-3.5 py-2.5 text-[0.95rem] text-sage-800">
      {sentence.charAt(0).toUpperCase()}
      {sentence.slice(1)}.
    </p>
  );
}

function TextPreview({ markdown }: { markdown: string }) {
  const site = useValues();
  const phones = site.phones.split("\n").filter((phone) => phone.trim() !== "");
  const filled = fillPlaceholders(markdown, { site: { ...site, phones }, sessionCookie: "session-token" });
  return (
    <details className="mt-2 rounded-md border">
      <summary className="cursor-pointer px-3.5 py-2.5 font-semibold">Anteprima</summary>
      <div className="grid max-h-96 gap-3 overflow-y-auto border-t px-3.5 py-3 text-[0.95rem] [&_a]:underline [&_ul]:list-disc [&_ul]:pl-5">
        <Markdown blocks={parseMarkdown(filled)} top={3} />
      </div>
    </details>
  );
}

export const PrivacyPreview = () => <TextPreview markdown={useValues().privacy} />;
export const TermsPreview = () => <TextPreview markdown={useValues().terms} />;
