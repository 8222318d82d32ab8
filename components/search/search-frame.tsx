"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, useContext, useTransition } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";

interface SearchNavigation {
  isPending: boolean;
  /** Opens a search; `href` is without a language. */
  go: (href: string) => void;
}

const SearchNavigationContext = createContext<SearchNavigation>({
  isPending: false,
  go: (href) => window.location.assign(href),
});

/** Opens a search in the page's language without reloading the page; `isPending` until its list is shown. */
export function useSearchNavigation(): SearchNavigation {
  const { go, isPending } = useContext(SearchNavigationContext);
  const language = useLocale();
  return { isPending, go: (href) => go(pathIn(language, href)) };
}

/**
 * The common parent of a search form and its list, which share the pending state. The page stays at its scroll position
 * unless it `scrolls`.
 */
export function SearchFrame({ children, scrolls = false }: { children: ReactNode; scrolls?: boolean }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const go = (href: string) => startTransition(() => router.push(href, { scroll: scrolls }));
  return <SearchNavigationContext value={{ isPending, go }}>{children}</SearchNavigationContext>;
}
