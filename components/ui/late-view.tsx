import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/**
 * The view of an error, fetched when there is one: Next loads error pages with every page. Where not even its code
 * comes, its words are shown.
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wordsOf: (props: Props) => string,
): (props: Props) => ReactNode {
  const View = lazy(() =>
    load().then(
      (view) => ({ default: view }),
      () => ({ default: wordsOf as ComponentType<Props> }),
    ),
  );
  return (props) => <Suspense fallback={null}>{createElement(View, props)}</Suspense>;
}
