"use client";

import { X as x } from "lucide";
import { drawIcon } from "@/components/ui/draw-icon";
import { paths } from "@/lib/paths";
import { SearchLink } from "./search-link";

const X = drawIcon(x);

interface ActiveFilterLinksProps {
  links: readonly (readonly [label: string, href: string])[];
  /** Worded by the server: the first load has no texts of its own. */
  words: { list: string; remove: string; clear: string };
}

/** Each filter by its words, with the address of the list without it. */
export function ActiveFilterLinks({ links, words }: ActiveFilterLinksProps) {
  return (
    <ul aria-label={words.list} className="flex flex-wrap gap-2">
      {links.map(([label, href]) => (
        <li key={label}>
          <SearchLink
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sage-300 bg-sage-50 pr-3 pl-4 text-[0.92rem] font-medium text-sage-800 transition-colors hover:bg-sage-100"
          >
            <span className="sr-only">{words.remove} </span>
            {label}
            <X className="size-4" />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink
          href={paths.spaces}
          className="inline-flex min-h-11 items-center rounded-full px-3 text-[0.92rem] font-medium text-ink-2 underline decoration-sand-300 decoration-2 underline-offset-4 hover:text-ink"
        >
          {words.clear}
        </SearchLink>
      </li>
    </ul>
  );
}
