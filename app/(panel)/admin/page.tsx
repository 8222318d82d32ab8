import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminPanel } from "@/components/admin/frame/panel-frame";
import { placePath, tabOfOldAddress } from "@/components/admin/panel-pages";
import { requireAdminPage } from "@/lib/auth/current-user";
import { dayOf } from "@/lib/domain/time/dates";
import { paths, pathWithQuery } from "@/lib/paths";

export const metadata: Metadata = {
  title: "Pannello di Amministrazione",
  robots: { index: false, follow: false },
};

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The start page of the panel; visitors without a staff role are redirected to the home page. */
export default async function AdminPage({ searchParams }: AdminPageProps) {
  const query = await searchParams;
  const { id, role } = await requireAdminPage(pathWithQuery(paths.admin, query));
  // Bookmarks and old mails use addresses with ?tab=.
  const old = tabOfOldAddress(query.tab, role);
  if (old !== null) redirect(placePath(old));
  return <AdminPanel userId={id} today={dayOf(new Date())} role={role} />;
}
