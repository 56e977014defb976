/**
 * Units of length in millimetres. Sources: the international yard and pound agreement of 1959 for the inch (25.4
 * mm), the conference in Monaco of 1929 for the nautical mile, the metre's definition for the speed of light, the
 * IAU for the light year (365.25 days), and IAU 2012 B2 and 2015 B2 for the astronomical unit and the parsec.
 */

import type { NamedUnit } from "../amounts"

export type Unit = NamedUnit & {
  /** Other accepted names and abbreviations. */
  aliases: readonly string[]
  /** The length in millimetres, as a decimal or a fraction; a text, since a number could not hold it exactly. */
  mm: string
  /** The number of known significant digits of the length, left out if it is exact. */
  significantDigits?: number
}

/** The length of a hamster's step in millimetres. */
export const hamsterStepMm = 30

export const groups: readonly { name: string; units: readonly Unit[] }[] = [
  {
    name: "SI",
    units: [
      {
        id: "micrometres",
        singular: "micrometre",
        aliases: ["um", "µm", "μm", "micrometer", "micrometers"],
        mm: "0.001",
        note: "A thousandth of a millimetre.",
      },
      {
        id: "millimetres",
        singular: "millimetre",
        aliases: ["mm", "millimeter", "millimeters"],
        mm: "1",
        note: "What everything here is counted in.",
      },
      {
        id: "centimetres",
        singular: "centimetre",
        aliases: ["cm", "centimeter", "centimeters"],
        mm: "10",
        note: "A third of a hamster step.",
      },
      {
        id: "decimetres",
        singular: "decimetre",
        aliases: ["dm", "decimeter", "decimeters"],
        mm: "100",
        note: "Taught at school, and last seen there.",
      },
      {
        id: "metres",
        singular: "metre",
        aliases: ["m", "meter", "meters"],
        mm: "1000",
        note: "What light does in 1/299,792,458 of a second.",
      },
      {
        id: "kilometres",
        singular: "kilometre",
        aliases: ["km", "kilometer", "kilometers"],
        mm: "1000000",
        note: "A thousand metres.",
      },
    ],
  },
  {
    name: "Imperial",
    units: [
      {
        id: "thous",
        singular: "thou",
        aliases: ["mil", "mils"],
        mm: "0.0254",
        note: "A thousandth of an inch.",
      },
      {
        id: "inches",
        singular: "inch",
        aliases: ["in", "″", '"'],
        mm: "25.4",
        note: "25.4 mm exactly, since 1959.",
      },
      {
        id: "feet",
        singular: "foot",
        aliases: ["ft", "′", "'"],
        mm: "304.8",
        note: "12 inches, whoever's foot it was.",
      },
      {
        id: "yards",
        singular: "yard",
        aliases: ["yd", "yds"],
        mm: "914.4",
        note: "3 feet. Rarely on one animal.",
      },
      {
        id: "chains",
        singular: "chain",
        aliases: ["ch"],
        mm: "20116.8",
        note: "22 yards: the length of a cricket pitch.",
      },
      {
        id: "furlongs",
        singular: "furlong",
        aliases: ["fur"],
        mm: "201168",
        note: "10 chains. Kept alive by horses.",
      },
      {
        id: "miles",
        singular: "mile",
        aliases: ["mi"],
        mm: "1609344",
        note: "8 furlongs: 1609.344 m exactly.",
      },
    ],
  },
  {
    name: "Nautical",
    units: [
      {
        id: "fathoms",
        singular: "fathom",
        aliases: ["ftm"],
        mm: "1828.8",
        note: "2 yards: 1.8288 m. Always downwards.",
      },
      {
        id: "cables",
        singular: "cable",
        aliases: [],
        mm: "185200",
        note: "A tenth of a nautical mile.",
      },
      {
        id: "nautical-miles",
        singular: "nautical mile",
        aliases: ["nmi"],
        mm: "1852000",
        note: "1852 m exactly, since 1929.",
      },
    ],
  },
  {
    name: "Light",
    units: [
      {
        id: "light-nanoseconds",
        singular: "light-nanosecond",
        aliases: [],
        mm: "299.792458",
        note: "A foot, nearly. Grace Hopper gave them away as wire.",
      },
      {
        id: "light-seconds",
        singular: "light-second",
        aliases: ["ls"],
        mm: "299792458000",
        note: "299,792,458 m exactly.",
      },
      {
        id: "light-minutes",
        singular: "light-minute",
        aliases: [],
        mm: "17987547480000",
        note: "60 light-seconds. The Sun is about 8.3 away.",
      },
      {
        id: "light-days",
        singular: "light-day",
        aliases: [],
        mm: "25902068371200000",
        note: "86,400 light-seconds.",
      },
      {
        id: "light-years",
        singular: "light-year",
        aliases: ["ly"],
        mm: "9460730472580800000",
        note: "365.25 light-days. Not a time.",
      },
    ],
  },
  {
    name: "Space",
    units: [
      {
        id: "lunar-distances",
        singular: "lunar distance",
        aliases: ["ld"],
        mm: "384400000000",
        significantDigits: 4,
        note: "About 384,400 km on average.",
      },
      {
        id: "astronomical-units",
        singular: "astronomical unit",
        aliases: ["au"],
        mm: "149597870700000",
        note: "149,597,870,700 m exactly.",
      },
      {
        id: "parsecs",
        singular: "parsec",
        aliases: ["pc"],
        mm: "30856775814913673000",
        significantDigits: 17,
        note: "648,000/π au, about 3.26 light-years.",
      },
    ],
  },
  {
    name: "Northern",
    units: [
      {
        id: "poronkusemas",
        singular: "poronkusema",
        aliases: ["poronkusemaa"],
        mm: "7500000",
        significantDigits: 2,
        note: "About 7.5 km. Ask the reindeer.",
      },
      {
        id: "virstas",
        singular: "virsta",
        aliases: ["virstaa", "verst", "versts"],
        mm: "1066800",
        note: "3500 English feet: 1066.8 m exactly.",
      },
      {
        id: "peninkulmas",
        singular: "peninkulma",
        aliases: ["peninkulmaa"],
        mm: "10688000",
        significantDigits: 5,
        note: "18,000 Swedish ells: about 10.688 km.",
      },
      {
        id: "penikulmas",
        singular: "penikulma",
        aliases: ["penikulmaa"],
        mm: "10000000",
        note: "10 km in today's speech.",
      },
    ],
  },
  {
    name: "Invented",
    units: [
      {
        id: "hamster-steps",
        singular: "hamster step",
        aliases: ["hamster-step"],
        mm: String(hamsterStepMm),
        note: "3 cm, and invented here.",
      },
    ],
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
  return units.find(({ id, singular, aliases }) =>
    [id, singular, ...aliases].some(each => spoken(each) === wanted),
  )
}

/** Returns the unit's plural for reading: "nautical miles". */
export function pluralOf({ id, singular }: Unit): string {
  return singular.includes(" ") ? id.replaceAll("-", " ") : id
}
