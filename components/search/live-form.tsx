"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "@/components/ui/cn";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { useSearchNavigation } from "./search-frame";

const load = () => import("./form-life");
const loadCalendar = async () => (await import("./date-popover")).DatePopover;

interface DayCalendarProps {
  cell: HTMLElement;
  onChoose: () => void;
  onClose: () => void;
  onLost: () => void;
}

/** Where the code of the calendar does not come, the browser's own does. */
function NoCalendar({ onLost }: DayCalendarProps) {
  useEffect(onLost, [onLost]);
  return null;
}

const DayCalendar = lazyWithRetry<DayCalendarProps>(loadCalendar, NoCalendar);

const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

/** Whether somebody wrote into a form, or the browser brought back what was written, before it was alive. */
const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) =>
      control instanceof HTMLInputElement &&
      (control.value !== control.defaultValue || control.checked !== control.defaultChecked),
  );

/** Whether nothing is missing that the search cannot go without. */
const hasAll = (form: HTMLFormElement) => form.querySelector(":required:invalid") === null;

/** The field of a day around what is pressed or approached. */
const cellAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-calendar]") : null;

interface LiveFormProps extends ComponentProps<"form"> {
  /** The list of spaces. */
  action: string;
  /** The submit button, as it looks and as it looks while the list is on its way. */
  submitLook: string;
  label: ReactNode;
  pendingLabel: ReactNode;
}

/**
 * A search form around fields that the server draws: a plain GET form until it is alive, and wherever its code does not
 * come. What its fields do (`form-life`), and the calendar of its days, are fetched when a pointer or the focus comes.
 */
export function LiveForm({ children, submitLook, label, pendingLabel, className, ...props }: LiveFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { go, isPending } = useSearchNavigation();
  const [isAlive, setAlive] = useState(false);
  const [isComplete, setComplete] = useState(true);
  const [chosenCell, setChosenCell] = useState<HTMLElement | null>(null);
  const [stage, setStage] = useState<"idle" | "asked" | "sent">("idle");
  const isBusy = isPending || stage === "asked";

  const sleep = useCallback(() => setAlive(false), []);
  const settle = useCallback(
    (changed: string) => {
      const form = ref.current;
      if (form === null) return;
      load().then((life) => {
        life.settle(form, changed);
        setComplete(hasAll(form));
      }, sleep);
    },
    [sleep],
  );
  const approach = ({ target }: { target: EventTarget }) => {
    load().catch(() => {});
    if (cellAt(target)) loadCalendar().catch(() => {});
  };

  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    // A transition, which is drawn in small steps: on a phone, all that comes to life at once would hold up a tap.
    startTransition(() => {
      setAlive(true);
      setComplete(hasAll(form));
    });
    if (isTouched(form)) settle("startDate");
    // For browsers whose style sheets cannot open a folded element.
    const fold = form.closest("details");
    if (fold && isWide()) fold.open = true;
  }, [settle]);

  useEffect(() => {
    if (stage !== "sent" || isPending) return;
    // The press and the transition do not begin in the same moment.
    const timer = setTimeout(() => {
      setStage("idle");
      load().then((life) => life.standAtResults());
    });
    return () => clearTimeout(timer);
  }, [stage, isPending]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setStage("asked");
    load().then(
      ({ hrefOf }) => {
        go(hrefOf(form));
        setStage("sent");
        const fold = form.closest("details");
        if (fold && !isWide()) fold.open = false;
      },
      () => {
        // Who comes back by the browser's button finds the form as it is left.
        setStage("idle");
        form.submit();
      },
    );
  };

  const press = ({ target, currentTarget: form }: MouseEvent<HTMLFormElement>) => {
    // The label of a day presses its input, too, which is out of sight.
    if (!isAlive || !(target instanceof Element) || target instanceof HTMLInputElement) return;
    const by = target.closest<HTMLElement>("[data-step]")?.dataset.step;
    if (by) load().then((life) => life.step(form, Number(by)), sleep);
    const cell = cellAt(target);
    if (cell?.querySelector("button:enabled")) setChosenCell(cell === chosenCell ? null : cell);
  };

  return (
    <>
      <form
        {...props}
        ref={ref}
        method="get"
        noValidate={isAlive}
        data-alive={isAlive || undefined}
        onSubmit={submit}
        onClickCapture={press}
        onChange={({ target }: ChangeEvent<HTMLFormElement>) => settle(target.name)}
        onFocus={approach}
        onPointerOver={approach}
        className={cn("group/form", className)}
      >
        {children}
        <button
          type="submit"
          disabled={isAlive && !isComplete}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy}
          className={submitLook}
        >
          {isBusy ? pendingLabel : label}
        </button>
      </form>
      {chosenCell && (
        <Suspense fallback={<LoadingNotice />}>
          <DayCalendar
            cell={chosenCell}
            onChoose={() => {
              settle(chosenCell.dataset.calendar ?? "");
              setChosenCell(null);
            }}
            onClose={() => setChosenCell(null)}
            onLost={sleep}
          />
        </Suspense>
      )}
    </>
  );
}
