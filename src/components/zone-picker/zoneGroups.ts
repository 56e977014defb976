/** The time zones that the browser knows, by the part of the world that their names begin with. */
import { zoneLabel } from "../../lib/calendar/wallClock"

export type ZoneGroup = { area: string; zones: string[] }

/** For browsers without a list: a zone for each whole hour that people live by, roughly. */
const few =
  "Africa/Cairo Africa/Johannesburg Africa/Lagos America/Anchorage America/Chicago America/Denver America/Los_Angeles America/New_York America/Sao_Paulo Asia/Dubai Asia/Karachi Asia/Shanghai Asia/Tokyo Australia/Sydney Europe/Helsinki Europe/London Europe/Moscow Europe/Paris Pacific/Auckland Pacific/Honolulu".split(
    " ",
  )

/** The zones in groups, both in order of name; `more` is added where it is not among them. */
export function zoneGroups(more: string | null = null): ZoneGroup[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : few
  const groups = new Map<string, Set<string>>([["Everywhere", new Set(["UTC"])]])
  for (const zone of more ? [...known, more] : known) {
    const area = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Everywhere"
    groups.set(area, (groups.get(area) ?? new Set()).add(zone))
  }
  const byLabel = (a: string, b: string) => (zoneLabel(a) < zoneLabel(b) ? -1 : 1)
  return [...groups].map(([area, zones]) => ({ area, zones: [...zones].sort(byLabel) }))
}
