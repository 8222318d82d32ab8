"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/use-toast";
import {
  isLandingPage,
  LANDING_PAGES,
  type LandingPage,
  readLandingPage,
  saveLandingPage,
} from "@/lib/client/person/landing-page";

export function LandingPageCard({ userId }: { userId: number }) {
  const t = useTranslations("settings");
  const [page, setPage] = useState<LandingPage>("site");
  // Read after hydration, because the server cannot access the browser's storage.
  useEffect(() => setPage(readLandingPage(userId)), [userId]);

  function choose(value: string): void {
    if (!isLandingPage(value)) return;
    try {
      saveLandingPage(userId, value);
      setPage(value);
      toast({
        title: t("landing.saved"),
        description: t("landing.savedText", { page: t(`landing.page.${value}`) }),
      });
    } catch {
      toast({ variant: "destructive", title: t("landing.notSaved") });
    }
  }

  return (
    <section aria-labelledby="first-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="first-title" className="text-[1.5rem]">
        {t("landing.title")}
      </h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t("landing.text")}</p>
      <Field label={t("landing.label")} className="sm:max-w-80">
        <Select value={page} onChange={(event) => choose(event.target.value)}>
          {LANDING_PAGES.map((name) => (
            <option key={name} value={name}>
              {t(`landing.page.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}
