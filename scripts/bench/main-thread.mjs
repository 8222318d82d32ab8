/** Main-thread work of a page, from a trace of Chromium. */

/** Kinds of work by Chromium's event names; other events count for the event that contains them. */
/** @typedef {"scripts" | "style" | "layout" | "painting"} Kind */
/** @typedef {{ name: string, pid: number, tid: number, ph: string, ts: number, dur?: number, args?: { name?: string } }} TraceEvent */

const KINDS = {
  scripts:
    /^(EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|v8\.|V8|MinorGC|MajorGC)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  painting: /^(PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|UpdateLayerTree)$/,
};
const TASK = /RunTask$/;

export const TRACED = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "v8",
  "blink",
];

const KIND_NAMES = /** @type {Kind[]} */ (Object.keys(KINDS));
const kindOf = (/** @type {string} */ name) => KIND_NAMES.find((kind) => KINDS[kind].test(name));

/**
 * Events of the thread that renders the page: the busiest of all main threads in the trace.
 * @param {readonly TraceEvent[]} events
 */
function busiest(events) {
  /** @type {Map<string, TraceEvent[]>} */
  const names = new Map();
  for (const { name, pid, tid, args } of events)
    if (name === "thread_name" && args?.name === "CrRendererMain") names.set(`${pid}-${tid}`, []);
  for (const event of events) if (event.ph === "X") names.get(`${event.pid}-${event.tid}`)?.push(event);
  return [...names.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Milliseconds by kind of work, in total, and of the longest task. Each part of the work counts once, for the innermost
 * kind that it belongs to.
 * @param {{ traceEvents: readonly TraceEvent[] }} trace
 */
export function mainThreadWork({ traceEvents }) {
  const work = { all: 0, longest: 0, scripts: 0, style: 0, layout: 0, painting: 0 };
  /** @type {{ end: number, own: number, kind: Kind | undefined }[]} */
  const open = [];
  const close = () => {
    const { kind, own } = open.pop() ?? {};
    if (kind) work[kind] += (own ?? 0) / 1000;
  };
  for (const { name, ts, dur = 0 } of busiest(traceEvents).toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) close();
    const parent = open.at(-1);
    if (parent) parent.own -= dur;
    else if (TASK.test(name)) {
      work.all += dur / 1000;
      work.longest = Math.max(work.longest, dur / 1000);
    }
    open.push({ end: ts + dur, own: dur, kind: kindOf(name) ?? parent?.kind });
  }
  while (open.length > 0) close();
  return work;
}
