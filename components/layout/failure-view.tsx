import { buttonVariants } from "@/components/ui/button-variants";
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
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-[2rem]">Qualcosa è andato storto</h1>
      <p role="alert" className="text-ink-2">
        {text}
      </p>
      {error.digest && <p className="text-sm text-ink-2">Codice: {error.digest}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonVariants({ size: "lg" })} onClick={reset}>
          Riprova
        </button>
        <a href={paths.home} className={buttonVariants({ size: "lg", variant: "outline" })}>
          Torna alla Home
        </a>
      </div>
    </div>
  );
}
