"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { menuTitle, PANEL_PAGE_IDS, PANEL_PAGES, panelPath, placeOf } from "@/components/admin/panel-pages";
import { SETTINGS_ANCHORS, type SettingsAnchor, settingPath } from "@/components/admin/setting-paths";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import type { DeskAnswer } from "./desk-answer";
import { findPages } from "./find-pages";

const SHOWN = 5;
const ANCHORS = Object.keys(SETTINGS_ANCHORS) as SettingsAnchor[];

/**
 * The pages and settings that a question names, of those that the role opens.
 * @returns `isExact` where the words were typed whole, so that they hardly are the beginning of a name
 */
export function useFoundPages(question: string): { answers: DeskAnswer[]; isExact: boolean } {
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
    return [...pages, ...settings];
  }, [t, tPages, role]);
  const found = findPages(question, known).filter((_, index) => index < SHOWN);
  return {
    answers: found.map(({ page: { title, note, page, href } }) => ({
      ...{ key: href, kind: "page", title, note, page, href },
    })),
    isExact: found[0]?.isExact ?? false,
  };
}
