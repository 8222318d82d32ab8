/** The data that determine where an event or a course is held. */
interface Place {
  /** The name of its room; null without one. */
  room: string | null;
  /** As entered; may be empty. */
  location: string;
  isOnline: boolean;
}

/**
 * Where an event or a course is held, on separate lines: its room with the entered place, and the address of the
 * centre; without a room, the entered place. With neither, it is held at the centre or online.
 * @param centre name and address
 */
export function placeWords(
  { room, location, isOnline }: Place,
  centre: { name: string; address: string },
): string {
  if (room === null && location !== "") return location;
  if (room === null) return isOnline ? "Online" : `${centre.name}\n${centre.address}`;
  const isSaid = location === "" || location.toLowerCase().includes(room.toLowerCase());
  const inside = isSaid ? location || room : `${room}, ${location}`;
  return inside.includes(centre.address) ? inside : `${inside}\n${centre.address}`;
}
