import { Spinner } from "@/components/ui/spinner";

/** What stands at the right end of the header until it is known who looks. */
export function AccountSpinner() {
  return (
    <span className="grid h-12 min-w-12 place-items-center sm:min-w-50 sm:justify-items-end sm:pr-4 [@media(scripting:none)]:hidden">
      <Spinner label="Verifica dell'accesso in corso" />
    </span>
  );
}
