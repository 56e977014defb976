import { formatDuration } from "../../../lib/text/duration"
import { doorCount, opensAt, type Season } from "../logic"

type Props = { season: Season | null; at: number | null; opened: number }

/** The next door and its time, and the number of doors opened out of those allowed. */
export function Next({ season, at, opened }: Props) {
  if (!season || at === null) return "Asking Helsinki which day it is..."
  const count = season.isOn && `You have opened ${opened} of ${season.open}.`
  if (season.open >= doorCount) {
    return `All the doors of ${season.year} may be opened until 13 January. ${count}`
  }
  const next = season.open + 1
  return (
    <>
      Door {next} opens in{" "}
      <span className="lcd" role="timer" aria-label="Until the next door">
        {formatDuration(opensAt(season.year, next) - at)}
      </span>{" "}
      {count && <span>{count}</span>}
    </>
  )
}
