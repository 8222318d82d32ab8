/** Evaluates `make` on first use and keeps its value. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
