"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Circle, CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { Setup, SetupStep } from "@/lib/schemas/site/setup";
import { RemoveDemonstration } from "./remove-demonstration";

const DISMISSED = "primi-passi-chiusi";

const settings = (anchor: string) => `${panelPath("settings")}#${anchor}`;

const STEPS: Record<SetupStep, { title: string; href: string | null }> = {
  password: { title: "Scegli una tua password", href: `${paths.settings}#password` },
  identity: { title: "Nome, indirizzo e contatti dell'associazione", href: settings("sito") },
  logo: { title: "Il vostro logo", href: settings("sito") },
  rooms: { title: "La prima sala vostra", href: panelPath("add-space") },
  payment: { title: "Come si paga: l'IBAN per i bonifici", href: settings("regole") },
  legal: { title: "Informativa e condizioni: leggile e adattale", href: settings("sito") },
  mail: { title: "Un'e-mail di prova", href: settings("posta") },
  demonstration: { title: "Togli i dati dimostrativi", href: null },
};

const wasDismissed = () => typeof localStorage !== "undefined" && localStorage.getItem(DISMISSED) !== null;

/**
 * What is left to do until the site is the association's own.
 * @param canBeDismissed whether it goes once everything is done or it is closed
 */
export function FirstSteps({ canBeDismissed }: { canBeDismissed: boolean }) {
  const { data } = useQuery<Setup>({ queryKey: ["/api/setup"], refetchOnMount: "always" });
  const [isDismissed, setDismissed] = useState(wasDismissed);
  const [isRemoving, setRemoving] = useState(false);
  if (data === undefined) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  if (canBeDismissed && (isDismissed || left === 0)) return null;
  return (
    <section
      aria-labelledby="primi-passi"
      className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="primi-passi" className="text-[1.3rem]">
          Primi passi
        </h3>
        {canBeDismissed && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              localStorage.setItem(DISMISSED, "1");
              setDismissed(true);
            }}
          >
            Chiudi
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-2">
        {left === 0
          ? "Il sito è vostro: è tutto fatto."
          : "Quello che manca perché il sito sia il vostro. L'elenco resta in Impostazioni."}
      </p>
      <ol className="mt-3 grid list-none gap-1 p-0">
        {data.steps.map(({ key, isDone }) => {
          const { title, href } = STEPS[key];
          return (
            <li key={key} className="flex min-h-11 gap-x-3">
              {isDone ? (
                <CircleCheck className="mt-3 size-5 shrink-0 text-sage-600" />
              ) : (
                <Circle className="mt-3 size-5 shrink-0 text-sand-400" />
              )}
              <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
                {isDone || href === null ? (
                  <span className={isDone ? "text-ink-2" : ""}>{title}</span>
                ) : (
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {title}
                  </Link>
                )}
                {isDone && <Badge>Fatto</Badge>}
                {key === "demonstration" && !isDone && (
                  <Button variant="outline" size="sm" onClick={() => setRemoving(true)}>
                    Guarda che cosa va via
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {isRemoving && <RemoveDemonstration setup={data} onClose={() => setRemoving(false)} />}
    </section>
  );
}
