import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { SpacePicker } from "@/components/booking/flow/space-picker";
import { DetailDialog } from "@/components/space/detail-dialog";
import { SpaceAgenda } from "@/components/space/space-agenda";
import { SpaceDetail } from "@/components/space/space-detail";
import { DialogTitle } from "@/components/ui/dialog";
import { currentSite } from "@/lib/data/site/current-site";
import { catalogueOfferingsIn } from "@/lib/services/catalogue/catalogue";
import { spaceOfSlug } from "../../[slug]/space-of-slug";

interface SpaceDialogProps {
  params: Promise<{ slug: string }>;
}

/** The markers of intercepted routes, which the development server of Next.js leaves before the slug. */
const INTERCEPTION_MARKS = /^(?:\(\.\)|%28\.%29)+/i;

async function spaceOf(params: SpaceDialogProps["params"]) {
  return spaceOfSlug((await params).slug.replace(INTERCEPTION_MARKS, ""), await getLocale());
}

export async function generateMetadata({ params }: SpaceDialogProps): Promise<Metadata> {
  const space = await spaceOf(params);
  return space === null ? {} : { title: space.name };
}

/** The page of a space in a dialog, for navigation from the list (an intercepted route). */
export default async function SpaceDialogPage({ params }: SpaceDialogProps) {
  const space = await spaceOf(params);
  if (space === null) notFound();
  return (
    <DetailDialog>
      <SpaceDetail
        site={await currentSite()}
        space={space}
        picker={<SpacePicker space={space} />}
        agenda={<SpaceAgenda {...(await catalogueOfferingsIn(space.id, new Date(), await getLocale()))} />}
        title={<DialogTitle className="text-[2rem]">{space.name}</DialogTitle>}
      />
    </DetailDialog>
  );
}
