import type { Metadata } from "next";
import { AdminPanel } from "@/components/admin/admin-panel";
import { requireAdminPage } from "@/lib/auth/current-user";
import { findOverview } from "@/lib/data/overview";

export const metadata: Metadata = {
  title: "Pannello di Amministrazione",
  robots: { index: false, follow: false },
};

/** The panel of the secretaries and administrators; everybody else lands on the home page. */
export default async function AdminPage() {
  const { role } = await requireAdminPage();
  const overview = await findOverview(new Date());
  return (
    <div className="page-width min-[90rem]:max-w-[90rem] pt-6 pb-16 sm:pt-10">
      <AdminPanel overview={overview} role={role} />
    </div>
  );
}
