import { useNow } from "../../hooks/browser/clock"

/** The visitor's local time, as HH:MM on a 24-hour clock. */
export function Clock() {
  const now = useNow()
  if (!now) return <span>--:--</span>
  const time = [now.getHours(), now.getMinutes()].map(part => String(part).padStart(2, "0")).join(":")
  return (
    <time dateTime={time}>
      <b>{time}</b>
    </time>
  )
}
