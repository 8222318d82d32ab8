import type { Metadata } from "next";
import { CalendarCard } from "@/components/account/calendar-card";
import { ChangePasswordCard } from "@/components/account/change-password-card";
import { DeleteAccountCard } from "@/components/account/delete-account-card";
import { ExportCard } from "@/components/account/export-card";
import { requireUserPage } from "@/lib/auth/current-user";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Impostazioni", robots: { index: false } };

export default async function SettingsPage() {
  await requireUserPage(paths.settings);
  return (
    <div className="page-width max-w-4xl py-8 sm:py-12">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.6rem]">Impostazioni</h1>
      <div className="flex flex-col gap-6">
        <ChangePasswordCard />
        <CalendarCard />
        <ExportCard />
        <DeleteAccountCard />
      </div>
    </div>
  );
}
