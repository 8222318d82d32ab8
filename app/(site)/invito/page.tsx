import type { Metadata } from "next";
import { cache } from "react";
import { AcceptInvitation, InvalidInvitation } from "@/components/person/sign-in/accept-invitation";
import { findInvitationOfLink } from "@/lib/services/privacy/accept-invitation";

interface InvitationProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The link while it holds, or null; asked once for the page and its title. */
const openLink = cache(async (searchParams: InvitationProps["searchParams"]) => {
  const { token } = await searchParams;
  if (typeof token !== "string") return null;
  const invitation = await findInvitationOfLink(token, new Date());
  return invitation && { token, invitation };
});

export async function generateMetadata({ searchParams }: InvitationProps): Promise<Metadata> {
  const link = await openLink(searchParams);
  return {
    title: link === null ? "Invito non valido" : "Il tuo invito",
    robots: { index: false },
    // The address holds the token; no other site is to read it.
    referrer: "no-referrer",
  };
}

/** The page of the link in an invitation: a password to choose, or why there is nothing to do. Opening it changes nothing. */
export default async function InvitationPage({ searchParams }: InvitationProps) {
  const link = await openLink(searchParams);
  return (
    <div className="page-width py-10 sm:py-16">
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
    </div>
  );
}
