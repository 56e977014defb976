/** The state of the converter, all of it in the address. */
import { zoneOrBrowserZone } from "../../../hooks/browser/zone"
import { type Codec, flag, text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import type { Unit } from "./read"

const units: Record<string, Unit> = { s: "seconds", ms: "milliseconds" }

const unit: Codec<Unit> = {
  initial: "guess",
  parse: read => (Object.hasOwn(units, read) ? units[read] : undefined),
  format: value => Object.keys(units).find(key => units[key] === value) ?? null,
}
const codecs = { t: text(""), unit, zone: text(null), which: flag(false, { yes: "2", no: "1" }) }

export type Converter = ReturnType<typeof useConverter>

/**
 * Returns the text, the unit of a bare number, the zone, which of two instants is meant if the clocks showed a time
 * twice, and the setters.
 */
export function useConverter() {
  const address = useAddress(codecs)
  const { values, set } = address
  return {
    text: values.t,
    unit: values.unit,
    asked: values.zone,
    /** Returns the chosen zone, or else the visitor's own. Call it after mount only. */
    zone: () => zoneOrBrowserZone(values.zone),
    isSecond: values.which,
    setText: (next: string) => set({ t: next, which: false }),
    setUnit: (next: Unit) => set({ unit: next }),
    setZone: (zone: string | null) => set({ zone }),
    setSecond: (second: boolean) => set({ which: second }),
    /** Sets the text to a number of seconds. */
    take: (seconds: number) => set({ t: String(seconds), unit: "seconds", which: false }),
    restart: address,
  }
}
