/** Lengths of time in words. */

const units: [name: string, seconds: number][] = [
  ["day", 86_400],
  ["h", 3600],
  ["min", 60],
  ["s", 1],
]

/**
 * A length of time, in milliseconds from 0, as "2 days 3 h 4 min 5 s": days of 24 hours, from the largest unit that is
 * needed; a second that has begun counts as whole.
 */
export function formatDuration(milliseconds: number): string {
  let rest = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts: string[] = []
  for (const [name, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0 || parts.length > 0 || length === 1) {
      parts.push(`${count.toLocaleString("en-GB")} ${name}${name === "day" && count !== 1 ? "s" : ""}`)
    }
  }
  return parts.join(" ")
}

/** "1 h 02 min 03 s" from whole seconds; parts before the first that counts are left out, and days stay hours. */
export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  const [h, min, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => `${n}`.padStart(2, "0")
  if (h > 0) return `${h.toLocaleString("en-GB")} h ${two(min)} min ${two(s)} s`
  return min > 0 ? `${min} min ${two(s)} s` : `${s} s`
}
