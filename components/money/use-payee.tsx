"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import { type Payee, payeeOf } from "@/lib/domain/till/payee";
import type { PublicSettingsAnswer } from "@/lib/schemas/site/settings";

const Known = createContext<Payee | null>(null);

/** Provides the payee that the page has already loaded, so that the ways to pay are in its HTML, also offline. */
export function KnownPayee({ payee, children }: { payee: Payee; children: ReactNode }) {
  return <Known value={payee}>{children}</Known>;
}

const UNKNOWN: Payee = { name: "", iban: null, ways: [] };

/**
 * The centre as a payee: the one that the page provides, otherwise loaded on demand. Without any way to pay while it is
 * loading or not needed.
 */
export function usePayee(isNeeded = true): Payee {
  const language = useLocale();
  const known = useContext(Known);
  const { data: settings } = useQuery<PublicSettingsAnswer>({
    queryKey: ["/api/settings", "public"],
    enabled: isNeeded && known === null,
  });
  if (known !== null) return known;
  // The settings that staff receive contain all ways to pay, in all languages.
  return settings === undefined ? UNKNOWN : payeeOf(settings, language);
}
