"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { CalendarPlus } from "@/components/ui/icons";
import { Image } from "@/components/ui/image";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { dayOf } from "@/lib/domain/time/dates";
import type { CalendarFeedStatus } from "@/lib/schemas/site/calendar-feed";
import { CopyLine } from "./copy-line";

/** The same address with the scheme that opens the device's calendar program. */
const webcalAddress = (url: string) => url.replace(/^https?:/, "webcal:");

/** A QR code as SVG. The library that draws it is loaded on demand. */
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

function FeedAddress({ url }: { url: string }) {
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

interface CalendarFeedProps {
  path: string;
  hasNames?: boolean;
  canCreate?: boolean;
}

/**
 * Creates, renews and revokes the secret address of a calendar feed.
 * @param path the endpoint of the feed of a person, a room or the whole centre
 * @param hasNames whether to offer the choice of showing customers' names
 * @param canCreate whether an address may be created; an existing one can be revoked in any case
 */
export function CalendarFeed({ path, hasNames = false, canCreate = true }: CalendarFeedProps) {
  const t = useTranslations("calendarFeed");
  const formats = useFormats();
  const client = useQueryClient();
  const namesId = useId();
  const [url, setUrl] = useState<string>();
  const [showsNames, setShowsNames] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { data: status } = useQuery<CalendarFeedStatus>({ queryKey: [path, "calendar-feed"] });
  const refresh = () => client.invalidateQueries({ queryKey: [path, "calendar-feed"] });

  const renew = async () => {
    setIsPending(true);
    try {
      // A new address revokes the previous one.
      const created = await api.post<{ url: string }>(path, { showsNames });
      setUrl(created.url);
      await refresh();
    } catch (error) {
      toast({ variant: "destructive", title: t("notCreated"), description: failureText(error) });
    } finally {
      setIsPending(false);
    }
  };

  const end = async () => {
    try {
      await api.delete(path);
    } catch (error) {
      toast({
        variant: "destructive",
        title: t("notEnded"),
        description: failureText(error),
      });
      throw error;
    }
    setUrl(undefined);
    await refresh();
  };

  const since = status?.createdAt ? formats.longDay(dayOf(new Date(status.createdAt))) : null;
  return (
    <div className="grid gap-4">
      {url && <FeedAddress url={url} />}
      {!url && since && <p>{t("activeSince", { day: since })}</p>}
      {hasNames && (
        <div className="flex min-h-11 items-center gap-3">
          <Switch id={namesId} checked={showsNames} onCheckedChange={setShowsNames} />
          <label htmlFor={namesId}>{t("showNames")}</label>
        </div>
      )}
      {status && (canCreate || status.exists) && (
        <div className="flex flex-wrap gap-3">
          {canCreate && (
            <SubmitButton
              variant={status.exists ? "outline" : "default"}
              pending={isPending}
              pendingText={t("moment")}
              onClick={renew}
            >
              {status.exists ? t("renew") : t("create")}
            </SubmitButton>
          )}
          {status.exists && (
            <Button variant="outline" onClick={() => setIsEnding(true)}>
              {t("end")}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title={t("endTitle")}
        description={t("endText")}
        confirmLabel={t("end")}
        onConfirm={end}
      />
    </div>
  );
}
