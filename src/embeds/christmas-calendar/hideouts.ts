/** The doors behind which the thing of another page hides, one after the other. */

/** In the first rows of the wall, wide or narrow. */
const hideouts: readonly number[] = [13, 10, 18, 5, 21, 2, 7]

/** Returns the hideout after a door, or the first one after 0; passes by open doors unless all are. */
export function nextHideout(door: number, opened: readonly number[]): number {
  const at = hideouts.indexOf(door) + 1
  const turn = [...hideouts.slice(at), ...hideouts.slice(0, at)]
  return turn.find(each => !opened.includes(each)) ?? turn[0] ?? door
}

/** Describes a guest that has been found, by its name, behind a door for practice or a real one. */
export function foundText(guest: string, practises: boolean): string {
  return practises ? `${guest}. There was meant to be nothing.` : `${guest}, also too early.`
}

/** Returns what a guest remembers of its hideout. */
export function travelText(door: number): string {
  return `Hid behind door ${door} of a Christmas calendar, badly.`
}
