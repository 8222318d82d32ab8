"use client";

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

/** Lets staff choose which page opens after their login. */
export function LandingPageCard({ userId }: { userId: number }) {
  const [page, setPage] = useState<LandingPage>("site");
  // Read after hydration, since the server does not know the browser's storage.
  useEffect(() => setPage(readLandingPage(userId)), [userId]);

  function choose(value: string): void {
    if (!isLandingPage(value)) return;
    try {
      saveLandingPage(userId, value);
      setPage(value);
      toast({
        title: "Scelta salvata",
        description: `Dopo l'accesso si apre: ${LANDING_PAGES[value].label}.`,
      });
    } catch {
      toast({ variant: "destructive", title: "Il browser non può conservare la scelta" });
    }
  }

  return (
    <section aria-labelledby="first-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="first-title" className="text-[1.5rem]">
        Dopo l'accesso
      </h2>
      <p className="mt-1.5 mb-4 text-ink-2">
        Che cosa si apre per primo quando accedi da questo browser. Chi arriva da un collegamento, o sta
        prenotando, prosegue da lì.
      </p>
      <Field label="Si apre per primo" className="sm:max-w-80">
        <Select value={page} onChange={(event) => choose(event.target.value)}>
          {Object.entries(LANDING_PAGES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}
