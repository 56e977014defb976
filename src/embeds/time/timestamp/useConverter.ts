/** What the converter is to convert, and how: all of it in the address. */
import { useQuery } from "../../../hooks/query"
import { zoneAsked } from "../../../hooks/zone"
import type { Unit } from "./read"

const units: Record<string, Unit> = { s: "seconds", ms: "milliseconds" }

export type Converter = ReturnType<typeof useConverter>

/** The text, the unit of a bare number, the zone, and which of two times is meant where the clocks showed it twice. */
export function useConverter() {
  const [text, setText] = useQuery("t")
  const [unit, setUnit] = useQuery("unit")
  const [zone, setZone] = useQuery("zone")
  const [which, setWhich] = useQuery("which")

  return {
    text: text ?? "",
    unit: units[unit ?? ""] ?? ("guess" satisfies Unit),
    asked: zone,
    /** The zone to go by, which is the visitor's own where none is asked for. Not before mount. */
    zone: () => zoneAsked(zone),
    isSecond: which === "2",
    isFresh: !text && !unit && !zone && !which,
    setText: (next: string) => {
      setText(next || null)
      setWhich(null)
    },
    setUnit: (next: Unit) => setUnit(Object.keys(units).find(key => units[key] === next) ?? null),
    setZone,
    setSecond: (second: boolean) => setWhich(second ? "2" : null),
    /** Takes a number of seconds. */
    take: (seconds: number) => {
      setText(String(seconds))
      setUnit("s")
      setWhich(null)
    },
    startAgain: () => {
      for (const set of [setText, setUnit, setZone, setWhich]) set(null)
    },
  }
}
