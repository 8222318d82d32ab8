import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CalendarCard } from "@/components/person/account/calendar-card";
import { ChangePasswordCard } from "@/components/person/account/change-password-card";
import { DeleteAccountCard } from "@/components/person/account/delete-account-card";
import { ExportCard } from "@/components/person/account/export-card";
import { LandingPageCard } from "@/components/person/account/landing-page-card";
import { MembershipCard } from "@/components/person/account/membership-card";
import { PasskeysCard } from "@/components/person/account/passkeys-card";
import { SecondFactorCard } from "@/components/person/account/second-factor-card";
import { SessionsCard } from "@/components/person/account/sessions-card";
import { QueryProvider } from "@/components/shared/query-provider";
import { Texts } from "@/components/shared/texts";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { lacksRequiredFactor, requireUserPage } from "@/lib/auth/current-user";
import { findAccount } from "@/lib/data/person/accounts";
import { findSettings } from "@/lib/data/site/settings";
import { pathIn } from "@/lib/domain/language/language-paths";
import { mayUsePanel } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { findProofs } from "@/lib/services/person/prove-identity";
import { findOpenSums } from "@/lib/services/till/open-sums";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return unlistedMetadata(t("settings"), paths.settings);
}

export default async function SettingsPage() {
  const user = await requireUserPage(paths.settings);
  const account = await findAccount(user.id);
  if (account === null) redirect(pathIn(await getLocale(), paths.home));
  const today = dayOf(new Date());
  const { memberDiscountPercent } = await findSettings();
  const { email } = account;
  const hasPassword = !account.confirmsByCode;
  const identity = { kind: (await findProofs(user.id, new Date())).kinds[0], email };
  // Deleting the account does not change how the user signs in, so the password or a mailed code is sufficient proof.
  const ownerIdentity = { kind: hasPassword ? ("password" as const) : ("code" as const), email };
  const isRequired = await lacksRequiredFactor();
  const unverifiedEmail = account.isVerified ? null : (account.pendingEmail ?? account.email);
  const t = await getTranslations("accountPages");
  return (
    <div className="page-width max-w-4xl py-8 sm:py-12">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.6rem]">{t("settings")}</h1>
      <Texts of={["account", "settings", "password", "passkeys", "calendarFeed"]}>
        <div className="flex flex-col gap-6">
          <MembershipCard
            memberUntil={account.memberUntil}
            discountPercent={memberDiscountPercent}
            today={today}
          >
            <Button asChild variant="outline" size="sm" className="mt-4">
              <Link href={paths.membership}>{t("openCard")}</Link>
            </Button>
          </MembershipCard>
          <QueryProvider>
            <ChangePasswordCard hasPassword={hasPassword} identity={identity} />
            <SecondFactorCard
              isOn={account.hasTotp}
              isRequired={isRequired}
              hasPassword={hasPassword}
              unverifiedEmail={unverifiedEmail}
              identity={identity}
            />
            <PasskeysCard unverifiedEmail={unverifiedEmail} identity={identity} />
            <SessionsCard identity={identity} />
            <CalendarCard unverifiedEmail={unverifiedEmail} />
          </QueryProvider>
          {mayUsePanel(user.role) && <LandingPageCard userId={user.id} />}
          <ExportCard />
          <DeleteAccountCard open={await findOpenSums(user.id, today)} identity={ownerIdentity} />
        </div>
      </Texts>
    </div>
  );
}
