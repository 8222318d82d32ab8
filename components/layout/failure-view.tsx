import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { usePathIn } from "@/components/ui/use-path-in";
import { paths } from "@/lib/paths";

export interface FailureProps {
  text: string;
  /** `digest` identifies the error in the server's log. */
  error: Error & { digest?: string };
  reset: () => void;
}

/**
 * The content of an error page. The link to the home page is a full page load, since the router itself may have failed.
 */
export function FailureView({ text, error, reset }: FailureProps) {
  const t = useTranslations("live.failure");
  const tAll = useTranslations("live");
  const pathIn = usePathIn();
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-[2rem]">{t("title")}</h1>
      <p role="alert" className="text-ink-2">
        {text}
      </p>
      {error.digest && <p className="text-sm text-ink-2">{t("code", { digest: error.digest })}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonVariants({ size: "lg" })} onClick={reset}>
          {tAll("retry")}
        </button>
        <a href={pathIn(paths.home)} className={buttonVariants({ size: "lg", variant: "outline" })}>
          {t("home")}
        </a>
      </div>
    </div>
  );
}
