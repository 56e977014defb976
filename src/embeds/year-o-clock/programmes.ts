/**
 * The programme guide: every year is on at its minute of the day, and years that no clock can show are cancelled.
 */
import { minuteOf } from "./logic"

export type Programme = { year: number; title: string }

/** Sorted by year. */
export const programmes: readonly Programme[] = [
  { year: 43, title: "The Romans land in Britain. Rain." },
  { year: 64, title: "The great fire of Rome" },
  { year: 79, title: "Vesuvius, with lava" },
  { year: 105, title: "China: paper. Notes may be taken." },
  { year: 122, title: "Hadrian has a wall built" },
  { year: 330, title: "Constantinople opens" },
  { year: 410, title: "The Goths visit Rome" },
  { year: 476, title: "The fall of Rome" },
  { year: 537, title: "Hagia Sophia: the roof is on" },
  { year: 793, title: "The first Vikings" },
  { year: 800, title: "Charlemagne gets a crown" },
  { year: 845, title: "Vikings in Paris. No tickets." },
  { year: 930, title: "Iceland opens a parliament" },
  { year: 1066, title: "The battle of Hastings" },
  { year: 1120, title: "The White Ship hits a rock" },
  { year: 1206, title: "Genghis Khan, first episode" },
  { year: 1215, title: "The king signs Magna Carta" },
  { year: 1229, title: "Turku. It counts from here." },
  { year: 1291, title: "Switzerland" },
  { year: 1347, title: "The plague. Wash your hands." },
  { year: 1397, title: "The Nordics unite" },
  { year: 1453, title: "Constantinople closes" },
  { year: 1492, title: "America is discovered" },
  { year: 1517, title: "Luther has 95 remarks" },
  { year: 1543, title: "Finnish gets an ABC book" },
  { year: 1550, title: "Helsinki is founded. Wind." },
  { year: 1610, title: "Galileo sees four moons" },
  { year: 1628, title: "The maiden voyage of the Vasa (short)" },
  { year: 1640, title: "Finland's first university" },
  { year: 1666, title: "The great fire of London" },
  { year: 1687, title: "Gravity" },
  { year: 1709, title: "Poltava: Sweden loses away" },
  { year: 1752, title: "Britain skips eleven days" },
  { year: 1776, title: "The United States" },
  { year: 1789, title: "The French Revolution" },
  { year: 1809, title: "Finland gets a new owner" },
  { year: 1812, title: "Napoleon sees Moscow" },
  { year: 1815, title: "Napoleon, the last episode" },
  { year: 1827, title: "Turku burns" },
  { year: 1835, title: "The Kalevala, in verse" },
  { year: 1859, title: "Darwin explains the beaks" },
  { year: 1862, title: "The first train in Finland" },
  { year: 1876, title: "The telephone" },
  { year: 1906, title: "Finland: everybody votes" },
  { year: 1912, title: "Titanic" },
  { year: 1917, title: "Finland, independent" },
  { year: 1939, title: "War. Six minutes, all too long." },
  { year: 1945, title: "Peace" },
  { year: 1952, title: "The Olympics, from Helsinki" },
  { year: 1957, title: "Sputnik: beep, beep" },
  { year: 1969, title: "Live from the Moon" },
  { year: 1989, title: "The Berlin Wall comes down" },
  { year: 1995, title: "Ice hockey: Finland wins gold" },
  { year: 1998, title: "This site, as it looks" },
  { year: 2000, title: "All the computers crash (postponed)" },
  { year: 2006, title: "Lordi wins the Eurovision" },
  { year: 2007, title: "Telephones lose their keys" },
  { year: 2011, title: "Ice hockey: gold again. Repeat." },
  { year: 2020, title: "Everybody stays at home" },
  { year: 2038, title: "Old computers turn 1901" },
  { year: 2061, title: "Halley's comet" },
  { year: 2100, title: "No leap day. We are sorry." },
  { year: 2134, title: "Halley's comet, second try" },
  { year: 2178, title: "Pluto has been round once" },
  { year: 2359, title: "End of transmission" },
]

/** Formats a year as a programme's time, "14.53"; cancelled ones too. */
export function slot(year: number): string {
  return `${Math.floor(year / 100)}.${String(year % 100).padStart(2, "0")}`
}

/** Returns whether a year is on no clock, because an hour ends at 59 and a day at 23. */
export const isCancelled = (year: number): boolean => minuteOf(year) === null

/** Returns all programmes by year, the present year's among them. */
export function guide(thisYear: number): Programme[] {
  const live = { year: thisYear, title: "This very year. Live." }
  return [...programmes.filter(({ year }) => year !== thisYear), live].sort((a, b) => a.year - b.year)
}

/**
 * Returns the `rows` programmes of the guide at a minute of the day, 0 to 1439: the current one and those after it,
 * wrapping round at midnight.
 */
export function page(list: readonly Programme[], minute: number, rows: number): Programme[] {
  const now = Math.floor(minute / 60) * 100 + (minute % 60)
  const onAir = list.filter(({ year }) => !isCancelled(year))
  const on = onAir.filter(({ year }) => year <= now).at(-1) ?? onAir.at(-1)
  const first = on ? list.indexOf(on) : 0
  return Array.from(
    { length: Math.min(rows, list.length) },
    (_, i) => list[(first + i) % list.length],
  ).filter(programme => programme !== undefined)
}

/** Returns a minute of the day at which the guide begins with a year, or with the last one on air ahead of it. */
export function pageMinute(list: readonly Programme[], year: number): number | null {
  const on = list.filter(each => each.year <= year && !isCancelled(each.year)).at(-1)
  return on ? minuteOf(on.year) : null
}
