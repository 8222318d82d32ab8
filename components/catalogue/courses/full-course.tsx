/** Tells that a course has no free place. */
export const FullCourse = () => (
  <p className="text-[0.95rem] font-semibold text-terra-700">Al completo: nessun posto libero.</p>
);
