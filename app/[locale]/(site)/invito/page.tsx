import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AcceptInvitation, InvalidInvitation } from "@/components/person/sign-in/accept-invitation";
import { Texts } from "@/components/shared/texts";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { findInvitationOfLink } from "@/lib/services/privacy/accept-invitation";

interface InvitationProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The invitation of a valid link, or null; cached, so that page and metadata query it once. */
const openLink = cache(async (searchParams: InvitationProps["searchParams"]) => {
  const { token } = await searchParams;
  if (typeof token !== "string") return null;
  const invitation = await findInvitationOfLink(token, new Date());
  return invitation && { token, invitation };
});

export async function generateMetadata({ searchParams }: InvitationProps): Promise<Metadata> {
  const link = await openLink(searchParams);
  const t = await getTranslations("accountPages");
  return linkMetadata(t(link === null ? "invalidInvitation" : "invitation"));
}

/**
 * The page of an invitation's link: the form for a password, or why the link is not valid. Opening it changes nothing.
 */
export default async function InvitationPage({ searchParams }: InvitationProps) {
  const link = await openLink(searchParams);
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["invitation", "password"]}>
        {link === null ? (
          <InvalidInvitation />
        ) : (
          <AcceptInvitation
            token={link.token}
            firstName={link.invitation.firstName}
            email={link.invitation.email}
            role={link.invitation.role}
          />
        )}
      </Texts>
    </div>
  );
}
