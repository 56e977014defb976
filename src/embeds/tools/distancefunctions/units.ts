/**
 * Units of length in millimetres. Sources: the international yard and pound agreement of 1959 for the inch (25.4
 * mm), the conference in Monaco of 1929 for the nautical mile, the metre's definition for the speed of light, the
 * IAU for the light year (365.25 days), and IAU 2012 B2 and 2015 B2 for the astronomical unit and the parsec.
 */

import type { Unit as Named } from "../amounts"

export type Unit = Named & {
  /** Other accepted names and abbreviations. */
  also: readonly string[]
  /** The length in millimetres, as a decimal or a fraction. */
  mm: string
  /** The number of known significant digits of the length; null if it is exact. */
  known: number | null
}

const unit = (id: string, one: string, also: string, mm: string, note: string, known?: number): Unit => ({
  id,
  one,
  also: also.split(" ").filter(Boolean),
  mm,
  known: known ?? null,
  note,
})

export const groups: readonly { name: string; units: readonly Unit[] }[] = [
  {
    name: "SI",
    units: [
      unit(
        "micrometres",
        "micrometre",
        "um µm μm micrometer micrometers",
        "0.001",
        "A thousandth of a millimetre.",
      ),
      unit(
        "millimetres",
        "millimetre",
        "mm millimeter millimeters",
        "1",
        "What everything here is counted in.",
      ),
      unit("centimetres", "centimetre", "cm centimeter centimeters", "10", "A third of a hamster step."),
      unit(
        "decimetres",
        "decimetre",
        "dm decimeter decimeters",
        "100",
        "Taught at school, and last seen there.",
      ),
      unit("metres", "metre", "m meter meters", "1000", "What light does in 1/299,792,458 of a second."),
      unit("kilometres", "kilometre", "km kilometer kilometers", "1000000", "A thousand metres."),
    ],
  },
  {
    name: "Imperial",
    units: [
      unit("thous", "thou", "mil mils", "0.0254", "A thousandth of an inch."),
      unit("inches", "inch", 'in ″ "', "25.4", "25.4 mm exactly, since 1959."),
      unit("feet", "foot", "ft ′ '", "304.8", "12 inches, whoever's foot it was."),
      unit("yards", "yard", "yd yds", "914.4", "3 feet. Rarely on one animal."),
      unit("chains", "chain", "ch", "20116.8", "22 yards: the length of a cricket pitch."),
      unit("furlongs", "furlong", "fur", "201168", "10 chains. Kept alive by horses."),
      unit("miles", "mile", "mi", "1609344", "8 furlongs: 1609.344 m exactly."),
    ],
  },
  {
    name: "Nautical",
    units: [
      unit("fathoms", "fathom", "ftm", "1828.8", "2 yards: 1.8288 m. Always downwards."),
      unit("cables", "cable", "", "185200", "A tenth of a nautical mile."),
      unit("nautical-miles", "nautical mile", "nmi", "1852000", "1852 m exactly, since 1929."),
    ],
  },
  {
    name: "Light",
    units: [
      unit(
        "light-nanoseconds",
        "light-nanosecond",
        "",
        "299.792458",
        "A foot, nearly. Grace Hopper gave them away as wire.",
      ),
      unit("light-seconds", "light-second", "ls", "299792458000", "299,792,458 m exactly."),
      unit(
        "light-minutes",
        "light-minute",
        "",
        "17987547480000",
        "60 light-seconds. The Sun is about 8.3 away.",
      ),
      unit("light-days", "light-day", "", "25902068371200000", "86,400 light-seconds."),
      unit("light-years", "light-year", "ly", "9460730472580800000", "365.25 light-days. Not a time."),
    ],
  },
  {
    name: "Space",
    units: [
      unit("lunar-distances", "lunar distance", "ld", "384400000000", "About 384,400 km on average.", 4),
      unit("astronomical-units", "astronomical unit", "au", "149597870700000", "149,597,870,700 m exactly."),
      unit("parsecs", "parsec", "pc", "30856775814913673000", "648,000/π au, about 3.26 light-years.", 17),
    ],
  },
  {
    name: "Northern",
    units: [
      unit("poronkusemas", "poronkusema", "poronkusemaa", "7500000", "About 7.5 km. Ask the reindeer.", 2),
      unit("virstas", "virsta", "virstaa verst versts", "1066800", "3500 English feet: 1066.8 m exactly."),
      unit(
        "peninkulmas",
        "peninkulma",
        "peninkulmaa",
        "10688000",
        "18,000 Swedish ells: about 10.688 km.",
        5,
      ),
      unit("penikulmas", "penikulma", "penikulmaa", "10000000", "10 km in today's speech."),
    ],
  },
  {
    name: "Invented",
    units: [unit("hamster-steps", "hamster step", "hamster-step", "30", "3 cm, and invented here.")],
  },
]

export const units: readonly Unit[] = groups.flatMap(group => group.units)

const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, " ")
    .trim()

/** Returns the unit with an id, a name or an abbreviation ("km", "nautical miles"); undefined for none. */
export function unitOf(name: string): Unit | undefined {
  const wanted = spoken(name)
  return units.find(({ id, one, also }) => [id, one, ...also].some(each => spoken(each) === wanted))
}

/** Returns the unit's plural for reading: "nautical miles". */
export function pluralOf({ id, one }: Unit): string {
  return one.includes(" ") ? id.replaceAll("-", " ") : id
}
