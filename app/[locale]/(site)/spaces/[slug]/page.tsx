import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { SpacePicker } from "@/components/booking/flow/space-picker";
import { JsonLd } from "@/components/layout/json-ld";
import { SpaceAgenda } from "@/components/space/space-agenda";
import { SpaceDetail } from "@/components/space/space-detail";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { paths } from "@/lib/paths";
import { spaceJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueOfferingsIn } from "@/lib/services/catalogue/catalogue";
import { spaceOfSlug } from "./space-of-slug";

interface SpacePageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: SpacePageProps): Promise<Metadata> {
  const space = await spaceOfSlug((await params).slug, await getLocale());
  if (space === null) return {};
  return pageMetadata({
    title: space.name,
    description: space.description,
    path: paths.space(space),
    hasPicture: true,
  });
}

export default async function SpacePage({ params }: SpacePageProps) {
  const t = await getTranslations("space");
  const language = await getLocale();
  const { slug } = await params;
  const space = await spaceOfSlug(slug, await getLocale());
  if (space === null) notFound();
  if (slug !== space.slug) permanentRedirect(pathIn(language, paths.space(space)));

  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <JsonLd data={await spaceJsonLd(space, await currentSite(), language)} />
      <Link
        href={paths.spaces}
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-full pr-3 font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft className="size-4.5" />
        {t("all")}
      </Link>
      <SpaceDetail
        site={await currentSite()}
        space={space}
        picker={<SpacePicker space={space} />}
        agenda={<SpaceAgenda {...(await catalogueOfferingsIn(space.id, new Date(), await getLocale()))} />}
        title={<h1 className="text-[clamp(2rem,4vw,3rem)]">{space.name}</h1>}
      />
    </div>
  );
}
