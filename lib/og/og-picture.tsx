import { findSite } from "@/lib/data/site/site";
import { palettesOf } from "@/lib/domain/site/palette";
import "server-only";
import { ImageResponse } from "next/og";
import { ogFonts, ogLogo, ogPhoto } from "./og-assets";

export const OG_SIZE = { width: 1200, height: 630 };
const PHOTO_SIZE = { width: 500, height: 566 };

/** Longer titles are set in a smaller size. In characters. */
const LONG_TITLE = 34;

/** Drops characters that the bundled fonts lack: the renderer would fetch a font for them from the network. */
const writable = (text: string) =>
  text
    .replace(/[^\u0020-\u024f\u2010-\u2026\u20ac]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The preview picture of a shared link: the site's name, the title, a line of facts, and a photograph. */
export async function ogPicture({
  title,
  facts,
  image,
}: {
  title: string;
  facts: string;
  /** As stored in the catalogue. */
  image: string;
}): Promise<ImageResponse> {
  const site = await findSite();
  const [fonts, logo, photo] = await Promise.all([
    ogFonts(),
    ogLogo(site.logoUrl),
    ogPhoto(image, PHOTO_SIZE),
  ]);
  const words = writable(title) || writable(site.name);
  return new ImageResponse(
    <div style={{ ...fill, background: "#fbf8f3", padding: 32, alignItems: "stretch" }}>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, padding: "24px 40px 24px 32px" }}>
        <div style={{ display: "flex", alignItems: "center", fontFamily: "Fraunces", fontSize: 34 }}>
          <OgImage src={logo} width={64} height={64} />
          <span style={{ marginLeft: 16 }}>{writable(site.name)}</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", marginTop: "auto", marginBottom: "auto" }}>
          <span
            style={{
              fontFamily: "Fraunces",
              fontSize: words.length > LONG_TITLE ? 60 : 76,
              lineHeight: 1.08,
              letterSpacing: -1.5,
            }}
          >
            {words}
          </span>
          <span style={{ marginTop: 26, fontSize: 32, lineHeight: 1.35, color: "#5f5a50" }}>
            {writable(facts)}
          </span>
        </div>
        <div
          style={{
            display: "flex",
            width: 96,
            height: 10,
            borderRadius: 5,
            background: palettesOf(site.accentColor).light[600],
          }}
        />
      </div>
      {photo && <OgImage src={photo} {...PHOTO_SIZE} radius={32} />}
    </div>,
    {
      ...OG_SIZE,
      fonts,
      headers: { "Cache-Control": "public, max-age=3600" },
    },
  );
}

const fill = {
  display: "flex",
  width: "100%",
  height: "100%",
  color: "#2b2a26",
  fontFamily: "Figtree",
} as const;

/** A picture as a background: the renderer does not support attributes of <img>, such as `alt`. */
function OgImage({
  radius = 0,
  src,
  ...size
}: {
  src: string;
  width: number;
  height: number;
  radius?: number;
}) {
  const look = { backgroundImage: `url(${src})`, backgroundSize: "100% 100%", borderRadius: radius };
  return <div style={{ ...look, ...size }} />;
}
