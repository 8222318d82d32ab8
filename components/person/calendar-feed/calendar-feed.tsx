"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { calendarFeedStatus, endCalendarFeed, renewCalendarFeed } from "@/lib/client/person/calendar-feed";
import { dayOf, formatLongDay } from "@/lib/domain/time/dates";
import { FeedAddress } from "./feed-address";

/**
 * Creates, renews and revokes the secret address of a calendar feed.
 * @param path the endpoint of the feed of a person, a room or the whole centre
 * @param hasNames whether to offer the choice of showing customers' names
 * @param canCreate whether an address may be created; an existing one can be revoked in any case
 */
export function CalendarFeed({
  path,
  hasNames = false,
  canCreate = true,
}: {
  path: string;
  hasNames?: boolean;
  canCreate?: boolean;
}) {
  const client = useQueryClient();
  const namesId = useId();
  const [url, setUrl] = useState<string>();
  const [showsNames, setShowsNames] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { data: status } = useQuery({
    queryKey: [path, "calendar-feed"],
    queryFn: ({ signal }) => calendarFeedStatus(path, signal),
  });
  const refresh = () => client.invalidateQueries({ queryKey: [path, "calendar-feed"] });

  const renew = async () => {
    setIsPending(true);
    try {
      setUrl(await renewCalendarFeed(path, showsNames));
      await refresh();
    } catch (error) {
      toast({ variant: "destructive", title: "Collegamento non creato", description: failureText(error) });
    } finally {
      setIsPending(false);
    }
  };

  const end = async () => {
    try {
      await endCalendarFeed(path);
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Collegamento non disattivato",
        description: failureText(error),
      });
      throw error;
    }
    setUrl(undefined);
    await refresh();
  };

  const since = status?.createdAt ? formatLongDay(dayOf(new Date(status.createdAt))) : null;
  return (
    <div className="grid gap-4">
      {url && <FeedAddress url={url} />}
      {!url && since && <p>Collegamento attivo da {since}.</p>}
      {hasNames && (
        <div className="flex min-h-11 items-center gap-3">
          <Switch id={namesId} checked={showsNames} onCheckedChange={setShowsNames} />
          <label htmlFor={namesId}>Mostra i nomi di chi prenota</label>
        </div>
      )}
      {status && (canCreate || status.exists) && (
        <div className="flex flex-wrap gap-3">
          {canCreate && (
            <SubmitButton
              variant={status.exists ? "outline" : "default"}
              pending={isPending}
              pendingText="Un momento…"
              onClick={renew}
            >
              {status.exists ? "Rinnova il collegamento" : "Crea il collegamento"}
            </SubmitButton>
          )}
          {status.exists && (
            <Button variant="outline" onClick={() => setIsEnding(true)}>
              Disattiva
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title="Disattivare il collegamento?"
        description="I calendari che lo usano smettono di aggiornarsi. Questo indirizzo non si può riattivare, perché chi lo conosce potrebbe leggerlo di nuovo: se serve ancora, se ne crea un altro."
        confirmLabel="Disattiva"
        onConfirm={end}
      />
    </div>
  );
}
