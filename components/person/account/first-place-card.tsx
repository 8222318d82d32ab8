"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/use-toast";
import {
  FIRST_PLACES,
  type FirstPlace,
  isFirstPlace,
  keepFirstPlace,
  readFirstPlace,
} from "@/lib/client/person/first-place";

/** Of those who work in the panel: what opens after the login. */
export function FirstPlaceCard({ userId }: { userId: number }) {
  const [place, setPlace] = useState<FirstPlace>("site");
  // What the browser keeps is not known to the server.
  useEffect(() => setPlace(readFirstPlace(userId)), [userId]);

  function choose(value: string): void {
    if (!isFirstPlace(value)) return;
    try {
      keepFirstPlace(userId, value);
      setPlace(value);
      toast({
        title: "Scelta salvata",
        description: `Dopo l'accesso si apre: ${FIRST_PLACES[value].label}.`,
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
        <Select value={place} onChange={(event) => choose(event.target.value)}>
          {Object.entries(FIRST_PLACES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}
