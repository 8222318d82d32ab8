import { useLocale, useMessages } from "next-intl";
import { type ReactNode, use } from "react";
import type { Language } from "@/lib/domain/language/languages";
import type { Catalogue } from "@/lib/i18n/catalogues";
import { MessagesProvider } from "./messages-provider";
import { useSite } from "./site-context";

export type Subject = keyof Catalogue;

const FILES = {
  it: () => import("./text-files-it"),
  en: () => import("./text-files-en"),
} satisfies Record<Language, unknown>;

const loaded = new Map<string, Promise<Partial<Catalogue>>>();

/** Loads the texts of some subjects, once per language; `hasMail` is the site's. */
export function textsOf(
  language: Language,
  subjects: readonly Subject[],
  hasMail: boolean,
): Promise<Partial<Catalogue>> {
  const name = `${language} ${hasMail} ${subjects.join(" ")}`;
  const texts =
    loaded.get(name) ?? FILES[language]().then(({ loadTextFiles }) => loadTextFiles(subjects, hasMail));
  loaded.set(name, texts);
  texts.catch(() => loaded.delete(name));
  return texts;
}

/**
 * Provides a lazily loaded component with the texts of some subjects, which are loaded with it. Suspends until they are
 * loaded. If the page already includes them, as in the panel, nothing is loaded.
 */
export function LazyMessages({ of, children }: { of: readonly Subject[]; children: ReactNode }) {
  const language = useLocale();
  const known = useMessages();
  const { hasMail } = useSite();
  if (of.every((subject) => subject in known)) return children;
  return <MessagesProvider messages={use(textsOf(language, of, hasMail))}>{children}</MessagesProvider>;
}
