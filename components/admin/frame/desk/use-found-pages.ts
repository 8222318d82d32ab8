import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { menuTitle, PANEL_PAGE_IDS, PANEL_PAGES, panelPath, placeOf } from "@/components/admin/panel-pages";
import { SETTINGS_ANCHORS, type SettingsAnchor, settingPath } from "@/components/admin/setting-paths";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { foldText } from "@/lib/domain/language/fold-text";
import { paths } from "@/lib/paths";
import type { DeskSearchResult } from "./desk-result";

/** Italian filler words of a query, such as those in "dove cambio l'IBAN?". */
const NOISE = new Set(
  (
    "il lo la gli le un uno una di da in con su per del dello della dei degli delle al allo alla ai nel nella sul sulla " +
    "all dall dell nell sull questo questa questi queste che chi cosa come dove quando quanto quanti quali puo possono devo deve devono posso " +
    "si mi ci vorrei voglio trovo trova cambio cambiare cambia modifico modificare vedo vedere metto mettere faccio fare far " +
    "apro aprire imposto impostare sono ha ho abbiamo dare do segno segnare non"
  ).split(" "),
);
/** Shorter words would be the beginning of nearly anything. */
const SHORTEST_PART = 3;

/** A page or a setting, with the words by which a user may search for it. */
interface Findable {
  title: string;
  words: string;
}

const wordsOf = (text: string) =>
  foldText(text.replace(/e-?mails?\b/gi, "mail"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** The last letters of a word in the singular and in the plural: "corso" and "corsi". */
const ENDINGS = new Set(["oi", "io", "ae", "ea", "ei", "ie"]);
/** Of shorter words, too little is left without the last letter. */
const SHORTEST_WITH_ENDING = 4;

/** Whether two words are the same one, in the singular or in the plural. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  // "socio" and "soci", "banca" and "banche".
  const [a = "", b = ""] = [one, other].map((word) =>
    word.replace(/io$/, "o").replace(/(?<=[cg])h(?=[ei]$)/, ""),
  );
  const hasStem = a.length >= SHORTEST_WITH_ENDING && a.slice(0, -1) === b.slice(0, -1);
  return hasStem && ENDINGS.has(a.slice(-1) + b.slice(-1));
}

/** How well a typed word matches: 3 for a word of the title, 2 for another keyword, 1 for a prefix, 0 for no match. */
function rank(typed: string, title: readonly string[], others: readonly string[]): number {
  const isTyped = (word: string) => isSameWord(typed, word);
  if (title.some(isTyped)) return 3;
  if (others.some(isTyped)) return 2;
  const begins = (word: string) => word.startsWith(typed);
  return typed.length >= SHORTEST_PART && [...title, ...others].some(begins) ? 1 : 0;
}

/**
 * Pages that match every word of a query, best first; or else those that one of its words names exactly. Filler words
 * do not count.
 * @returns `isExact` if each of those words was typed in full
 */
function findPages<Page extends Findable>(
  question: string,
  pages: readonly Page[],
): { page: Page; isExact: boolean }[] {
  const typed = wordsOf(question).filter((word) => !NOISE.has(word));
  if (typed.length === 0) return [];
  const ranked = pages
    .map((page) => {
      const [title, others] = [wordsOf(page.title), wordsOf(page.words)];
      const ranks = typed.map((word) => rank(word, title, others));
      const sum = ranks.reduce((all, one) => all + one, 0);
      // Of two titles with the word, the shorter one is closer: "Corsi" before "Aggiungi corso".
      const score = sum - title.length / 100;
      return { page, least: Math.min(...ranks), most: Math.max(...ranks), score };
    })
    .sort((one, other) => other.score - one.score);
  const whole = ranked.filter(({ least }) => least > 0);
  return (whole.length > 0 ? whole : ranked.filter(({ most }) => most > 1)).map(({ page, least }) => ({
    page,
    isExact: least > 1,
  }));
}

const SHOWN = 5;
const ANCHORS = Object.keys(SETTINGS_ANCHORS) as SettingsAnchor[];

/**
 * Pages and settings that match a query, among those that the role can open.
 * @returns `isExact` if the words were typed in full, so that they are unlikely to be the beginning of a name
 */
export function useFoundPages(question: string): { answers: DeskSearchResult[]; isExact: boolean } {
  const t = useTranslations("panel.find");
  const tPages = useTranslations("panel.pages");
  const role = usePanelRole();
  const known = useMemo(() => {
    const pages = PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].isFor(role)).map((id) => {
      const place = placeOf(id);
      const placeTitle = tPages(menuTitle(place));
      return {
        title: tPages(menuTitle(id)),
        words: `${tPages(`title.${id}`)} ${t(`words.${id}`)} ${placeTitle}`,
        note: place === id ? t(`about.${id}`) : t("within", { place: placeTitle, about: t(`about.${id}`) }),
        page: id,
        href: panelPath(id),
      };
    });
    const settings = ANCHORS.filter((anchor) => PANEL_PAGES[SETTINGS_ANCHORS[anchor]].isFor(role)).map(
      (anchor) => {
        const page = SETTINGS_ANCHORS[anchor];
        return {
          title: t(`anchors.${anchor}.title`),
          words: t(`anchors.${anchor}.words`),
          note: t("within", { place: tPages("title.settings"), about: tPages(`title.${page}`) }),
          page,
          href: settingPath(anchor),
        };
      },
    );
    const account = {
      title: t("account.title"),
      words: t("account.words"),
      note: t("account.about"),
      page: "staff" as const,
      href: paths.settings,
    };
    return [...pages, ...settings, account];
  }, [t, tPages, role]);
  const found = findPages(question, known).filter((_, index) => index < SHOWN);
  return {
    answers: found.map(({ page: { title, note, page, href } }) => ({
      key: href,
      kind: "page",
      title,
      note,
      page,
      href,
    })),
    isExact: found[0]?.isExact ?? false,
  };
}
