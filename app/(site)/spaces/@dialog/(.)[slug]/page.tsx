import { notFound } from "next/navigation";
import { DetailDialog } from "@/components/spaces/detail-dialog";
import { SpaceDetail } from "@/components/spaces/space-detail";
import { DialogTitle } from "@/components/ui/dialog";
import { spaceOfSlug } from "../../[slug]/space-of-slug";

export const revalidate = 60;

export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** A space opened from the list: its page, in a dialog. */
export default async function SpaceDialogPage({ params }: { params: Promise<{ slug: string }> }) {
  const space = await spaceOfSlug((await params).slug);
  if (space === null) notFound();
  return (
    <DetailDialog>
      <SpaceDetail space={space} title={<DialogTitle className="text-[2rem]">{space.name}</DialogTitle>} />
    </DetailDialog>
  );
}
