import { findSite } from "@/lib/data/site/site";
import { iconsOf } from "@/lib/domain/site/icons";

export const dynamic = "force-dynamic";

/** Leads programs that ask for this address without reading a page to the icon that pages name. */
export async function GET(): Promise<Response> {
  const { favicon } = iconsOf((await findSite()).logoUrl);
  return new Response(null, { status: 307, headers: { Location: favicon, "Cache-Control": "no-cache" } });
}
