import { useNow } from "../../hooks/browser/clock"

/** The visitor's clock. */
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
