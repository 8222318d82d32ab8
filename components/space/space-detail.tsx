import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ForMembersNote } from "@/components/membership/for-members-note";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Texts } from "@/components/shared/texts";
import { SpaceGallery } from "@/components/space/gallery/space-gallery";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import { spacePictures } from "@/lib/domain/space/space-image";
import type { Space } from "@/lib/schemas/space/space";
import { badgesOf, SpaceBadges } from "./space-badges";
import { SpaceAmenities, SpaceFacts, SpaceRates, SpaceTimetable } from "./space-facts";

interface SpaceDetailProps {
  site: Pick<SiteFacts, "email" | "phones">;
  space: Space;
  /** The name of the space as a heading of the page or of the dialog. */
  title: ReactNode;
  /** The courses and events in the space. */
  agenda: ReactNode;
  /** The booking picker. */
  picker: ReactNode;
}

/** The details of a space with its picker, on its page and in the dialog over the list. */
export function SpaceDetail({ site, space, title, agenda, picker }: SpaceDetailProps) {
  const t = useTranslations("space");
  const tType = useTranslations("searchForm.types");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-start lg:gap-10">
      <div className="flex min-w-0 flex-col gap-5">
        <SpacePictures space={space} />
        <div className="lg:order-first">
          <p className="mb-1.5 text-[0.92rem] font-semibold text-lotus-600">{tType(space.type)}</p>
          {title}
        </div>
        {space.description && <p className="text-[1.05rem] text-ink-2">{space.description}</p>}
        <SpaceFacts space={space} />
        <SpaceRates space={space} />
        <SpaceAmenities space={space} />
        <SpaceTimetable timetable={space.timetable} />
        {agenda}
      </div>
      {/* Next to the pictures on wide screens, so that a day can be chosen without scrolling. */}
      {space.isAvailable ? (
        <div className="flex min-w-0 flex-col gap-8">
          {space.membersOnly && <ForMembersNote of="room" />}
          {picker}
          <noscript>
            <p className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
              {site.phones[0] === undefined
                ? t("withoutScripts", { email: site.email })
                : t("withoutScriptsByPhone", { phone: site.phones[0], email: site.email })}
            </p>
          </noscript>
        </div>
      ) : (
        <p className="rounded-lg bg-sand-100 px-5 py-6 text-center text-ink-2">{t("unavailable")}</p>
      )}
    </div>
  );
}

/** A single picture, or a gallery of several. */
function SpacePictures({ space }: { space: Space }) {
  const [first, ...others] = spacePictures(space);
  if (first === undefined) return null;
  if (others.length > 0)
    return (
      <Texts of={["gallery"]}>
        <SpaceGallery name={space.name} pictures={[first, ...others]}>
          <SpaceBadges badges={badgesOf(space)} />
        </SpaceGallery>
      </Texts>
    );
  return (
    <div className="relative aspect-[16/10] w-full overflow-hidden rounded-xl bg-sand-100">
      <ImageWithFallback {...first} fill preload sizes="(min-width: 64rem) 36rem, 100vw" />
      <SpaceBadges badges={badgesOf(space)} />
    </div>
  );
}
