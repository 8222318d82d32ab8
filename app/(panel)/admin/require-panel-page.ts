import "server-only";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PANEL_PAGES, type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { requireAdminPage } from "@/lib/auth/current-user";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { paths, pathWithQuery } from "@/lib/paths";

export interface PanelPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Requires permission for a page of the panel. Staff without it are redirected to the panel's first page, everybody
 * else as by `requireAdminPage`.
 */
export async function requirePanelPage(
  page: PanelPageId,
  { searchParams }: PanelPageProps,
): Promise<SignedInUser> {
  const user = await requireAdminPage(pathWithQuery(panelPath(page), await searchParams));
  if (!PANEL_PAGES[page].isFor(user.role)) redirect(paths.admin);
  return user;
}

/** The title names the page, so that browser tabs and history entries can be told apart. */
export async function panelMetadata(page: PanelPageId): Promise<Metadata> {
  const t = await getTranslations("panel");
  return {
    title: t("frame.tab", { page: t(`pages.title.${page}`) }),
    robots: { index: false, follow: false },
  };
}
