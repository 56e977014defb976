/** Time as the game writes and says it; all of it in milliseconds. */

/** As on a clock: "0:41", "12:05", "75:00". */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`
}

/** In words: "41 seconds", "1 minute and 5 seconds". */
export function spoken(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return counted(seconds, "second")
  const rest = seconds % 60
  return counted(minutes, "minute") + (rest > 0 ? ` and ${counted(rest, "second")}` : "")
}
