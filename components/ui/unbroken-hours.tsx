const HOURS = /\d{1,2}:\d{2}\s?–\s?\d{1,2}:\d{2}/;

/** A text in which no line ends within "14:00–19:00". Browsers break after a dash even before a no-break space. */
export function UnbrokenHours({ children: text }: { children: string }) {
  const [hours] = HOURS.exec(text) ?? [];
  if (hours === undefined) return text;
  const start = text.indexOf(hours);
  return (
    <>
      {text.slice(0, start)}
      <span className="whitespace-nowrap">{hours}</span>
      <UnbrokenHours>{text.slice(start + hours.length)}</UnbrokenHours>
    </>
  );
}
