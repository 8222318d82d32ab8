import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Paperclip } from "@/components/ui/icons";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useFormats } from "@/components/ui/use-words";
import type { MailContent } from "@/lib/schemas/site/mail";

export interface ReadableMail {
  id: string;
  to: string;
  /** When it was sent (ISO instant). */
  at: string;
}

export function ReadMail({ mail, onClose }: { mail: ReadableMail | null; onClose: () => void }) {
  const t = useTranslations("panel.mails.read");
  const { instant } = useFormats();
  const path = `/api/mails/${mail?.id}`;
  const { data, error, refetch } = useQuery<MailContent>({ queryKey: [path], enabled: mail !== null });
  return (
    <Dialog open={mail !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(46rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{data?.subject ?? t("untitled")}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {mail && t("description", { to: mail.to, instant: instant(new Date(mail.at)) })}
          </DialogDescription>
        </DialogHeader>
        {error && !data && <TableError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton rows={4} />}
        {data && <Content {...data} />}
      </DialogContent>
    </Dialog>
  );
}

/** Disables links: the sandboxed frame may not open windows. */
const withoutWays = (html: string): string => html.replace("<head>", '<head><base target="_blank">');

function Content({ subject, html, text, attachments }: MailContent) {
  const t = useTranslations("panel.mails.read");
  return (
    <>
      <Tabs defaultValue="html" className="flex min-w-0 flex-col gap-3">
        <TabsList aria-label={t("ways")} className="mx-0">
          <TabsTrigger value="html">{t("html")}</TabsTrigger>
          <TabsTrigger value="text">{t("text")}</TabsTrigger>
        </TabsList>
        <TabsContent value="html">
          {/* No permissions: scripts and forms do not run, no window opens, nothing of the site can be read. */}
          <iframe
            title={subject}
            sandbox=""
            srcDoc={withoutWays(html)}
            className="h-[56dvh] w-full rounded-md border border-sand-200 bg-surface"
          />
        </TabsContent>
        <TabsContent value="text">
          <pre className="m-0 max-h-[56dvh] overflow-y-auto rounded-md border border-sand-200 p-4 font-sans text-[0.95rem] whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
        </TabsContent>
      </Tabs>
      {attachments.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <Paperclip className="size-4 shrink-0" />
          {t("attachments", { names: attachments.join(", ") })}
        </p>
      )}
    </>
  );
}
