import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { AdminPanel } from "@/components/admin/frame/panel-frame";
import { tabOfPlace, tabsFor } from "@/components/admin/panel-pages";
import { requireAdminPage } from "@/lib/auth/current-user";
import { dayOf } from "@/lib/domain/time/dates";
import { paths, pathWithQuery } from "@/lib/paths";

export const metadata: Metadata = {
  title: "Pannello di Amministrazione",
  robots: { index: false, follow: false },
};

interface PlacePageProps {
  params: Promise<{ place: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A page of the panel; redirects to the start page of the panel if the user's role may not open it. */
export default async function PlacePage({ params, searchParams }: PlacePageProps) {
  const { place } = await params;
  const tab = tabOfPlace(place) ?? notFound();
  const { id, role } = await requireAdminPage(pathWithQuery(`${paths.admin}/${place}`, await searchParams));
  if (!tabsFor(role).includes(tab)) redirect(paths.admin);
  return <AdminPanel userId={id} today={dayOf(new Date())} role={role} />;
}
