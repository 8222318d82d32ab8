"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CalendarPlus } from "@/components/ui/icons";
import { Image } from "@/components/ui/image";
import { webcalAddress } from "@/lib/client/person/calendar-feed";
import { CopyLine } from "./copy-line";

/** The SVG of a QR code. The library that draws it is loaded when it is needed. */
function useQrCode(text: string) {
  return useQuery({
    queryKey: ["qr", text],
    queryFn: async () => {
      const { toString: draw } = await import("qrcode");
      return draw(text, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A new calendar address: a link for this device, a QR code for the phone, and the text to copy. */
export function FeedAddress({ url }: { url: string }) {
  const t = useTranslations("calendarFeed");
  const { data: code } = useQrCode(webcalAddress(url));
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 content-start gap-4">
        <p className="font-semibold">{t("here")}</p>
        <Button asChild className="justify-self-start">
          <a href={webcalAddress(url)}>
            <CalendarPlus />
            {t("open")}
          </a>
        </Button>
        <CopyLine text={url} label={t("address")} />
      </div>
      {code && (
        <figure className="grid justify-items-center gap-2">
          <Image
            alt={t("qr")}
            src={`data:image/svg+xml,${encodeURIComponent(code)}`}
            width={160}
            height={160}
            className="rounded-lg border bg-white"
          />
          <figcaption className="text-sm text-ink-2">{t("scan")}</figcaption>
        </figure>
      )}
    </div>
  );
}
