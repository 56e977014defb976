/** What the converter is to convert, and how: all of it in the address. */
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

/** The text, the unit of a bare number, the zone, and which of two times is meant where the clocks showed it twice. */
export function useConverter() {
  const address = useAddress(codecs)
  const { values, set } = address
  return {
    text: values.t,
    unit: values.unit,
    asked: values.zone,
    /** The zone to go by, which is the visitor's own where none is asked for. Not before mount. */
    zone: () => zoneOrBrowserZone(values.zone),
    isSecond: values.which,
    setText: (next: string) => set({ t: next, which: false }),
    setUnit: (next: Unit) => set({ unit: next }),
    setZone: (zone: string | null) => set({ zone }),
    setSecond: (second: boolean) => set({ which: second }),
    /** Takes a number of seconds. */
    take: (seconds: number) => set({ t: String(seconds), unit: "seconds", which: false }),
    restart: address,
  }
}
