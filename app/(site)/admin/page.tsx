import type { Metadata } from "next";
import { AdminPanel } from "@/components/admin/admin-panel";
import { requireAdminPage } from "@/lib/auth/current-user";
import { findOverview } from "@/lib/data/overview";
import { paths, pathWithQuery } from "@/lib/paths";

export const metadata: Metadata = {
  title: "Pannello di Amministrazione",
  robots: { index: false, follow: false },
};

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The panel of the secretaries and administrators; everybody else lands on the home page. */
export default async function AdminPage({ searchParams }: AdminPageProps) {
  const { role } = await requireAdminPage(pathWithQuery(paths.admin, await searchParams));
  const overview = await findOverview(new Date());
  return (
    <div className="page-width min-[90rem]:max-w-[90rem] pt-6 pb-16 sm:pt-10">
      <AdminPanel overview={overview} role={role} />
    </div>
  );
}
