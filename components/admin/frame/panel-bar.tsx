"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { latePart } from "@/components/admin/shared/late-part";
import { AccountArea } from "@/components/layout/account-area";
import { AuthButtons } from "@/components/layout/auth-buttons";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { useSite } from "@/components/ui/site-context";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";

const ChangePasswordDialog = latePart(
  async () => (await import("./change-password-dialog")).ChangePasswordDialog,
);

/**
 * The bar at the top of the panel: link to the site, title, search, password and account menu.
 * @param account the look of the account menu, shown until its script is there
 */
export function PanelBar({ search, account }: { search: ReactNode; account: ReactNode }) {
  const t = useTranslations("panel.frame.bar");
  const site = useSite();
  const [isChangingPassword, setChangingPassword] = useState(false);
  return (
    <header className="sticky top-0 z-40 border-b border-sand-200/70 bg-sand-50/95 backdrop-blur-md">
      <div className="flex min-h-15 flex-wrap items-center gap-x-3 px-3 sm:px-5">
        <Link
          href={paths.home}
          aria-label={t("toSite", { site: site.name })}
          className="grid size-11 shrink-0 place-items-center rounded-md"
        >
          <Image src={site.logoUrl ?? LOGO_IMAGE} alt="" width={36} height={36} className="size-9" />
        </Link>
        <h1 className="min-w-0 text-[1.3rem] max-sm:sr-only">{t("title")}</h1>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {search}
          <Button
            variant="ghost"
            size="icon"
            title={t("changePassword")}
            aria-label={t("changePassword")}
            onClick={() => setChangingPassword(true)}
          >
            <KeyRound />
          </Button>
          <AccountArea waiting={account} entrance={<AuthButtons registerClassName="max-sm:hidden" />} />
        </div>
      </div>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </header>
  );
}
