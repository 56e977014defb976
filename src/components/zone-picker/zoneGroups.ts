/** The browser's time zones, grouped by the area in their names. */
import { zoneLabel } from "../../lib/calendar/wallClock"

export type ZoneGroup = { area: string; zones: string[] }

/** The zones for browsers without a list: about one for each inhabited whole-hour offset. */
const fallbackZones =
  "Africa/Cairo Africa/Johannesburg Africa/Lagos America/Anchorage America/Chicago America/Denver America/Los_Angeles America/New_York America/Sao_Paulo Asia/Dubai Asia/Karachi Asia/Shanghai Asia/Tokyo Australia/Sydney Europe/Helsinki Europe/London Europe/Moscow Europe/Paris Pacific/Auckland Pacific/Honolulu".split(
    " ",
  )

/** Returns the zones in groups, both sorted by name; `extra` is added if it is missing. */
export function zoneGroups(extra: string | null = null): ZoneGroup[] {
  const known =
    typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : fallbackZones
  const groups = new Map<string, Set<string>>([["Everywhere", new Set(["UTC"])]])
  for (const zone of extra ? [...known, extra] : known) {
    const area = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Everywhere"
    groups.set(area, (groups.get(area) ?? new Set()).add(zone))
  }
  const byLabel = (a: string, b: string) => (zoneLabel(a) < zoneLabel(b) ? -1 : 1)
  return [...groups].map(([area, zones]) => ({ area, zones: [...zones].sort(byLabel) }))
}
