import { findSite } from "@/lib/data/site/site";
import { iconsOf } from "@/lib/domain/site/icons";

export const dynamic = "force-dynamic";

/** Redirects programs that request this address without reading a page to the icon that pages refer to. */
export async function GET(): Promise<Response> {
  const { favicon } = iconsOf((await findSite()).logoUrl);
  return new Response(null, { status: 307, headers: { Location: favicon, "Cache-Control": "no-cache" } });
}
