/** States that a course has no free place. */
export const FullCourse = () => (
  <p className="text-[0.95rem] font-semibold text-terra-700">Esaurito: nessun posto libero.</p>
);
