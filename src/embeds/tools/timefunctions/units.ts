/** Units of time, each a whole number of milliseconds. */

const second = 1000n
const day = 86_400n * second
const year = 365n * day

/**
 * The units of everybody, shortest first. A day is always 24 hours, a month 30 days and a year 365 days. Facts in the notes: 27
 * leap seconds were added from 1972 to 2016 (IERS Bulletin C); France had weeks of ten days from 1793 and the
 * Soviet Union of five from 1929; a Gregorian century has 24 or 25 leap days, a millennium 242 or 243.
 */
export const plainUnits = [
  {
    id: "milliseconds",
    singular: "millisecond",
    aliases: "ms msec msecs",
    ms: 1n,
    note: "A blink takes a hundred of these, or more.",
  },
  {
    id: "seconds",
    singular: "second",
    aliases: "s sec secs",
    ms: second,
    note: "Leap seconds are not counted. There were 27 of them from 1972 to 2016, and each came as a surprise.",
  },
  {
    id: "minutes",
    singular: "minute",
    aliases: "min mins",
    ms: 60n * second,
    note: "A minute of silence is as long. It only seems longer.",
  },
  {
    id: "hours",
    singular: "hour",
    aliases: "h hr hrs",
    ms: 3600n * second,
    note: "Twice a year somebody moves one. This page leaves it where it was.",
  },
  {
    id: "days",
    singular: "day",
    aliases: "d",
    ms: day,
    note: "24 hours each, also on the two days of the year when they are not.",
  },
  {
    id: "weeks",
    singular: "week",
    aliases: "w wk wks",
    ms: 7n * day,
    note: "Seven days. France tried ten in 1793 and the Soviet Union five in 1929. Both came back.",
  },
  {
    id: "fortnights",
    singular: "fortnight",
    aliases: "",
    ms: 14n * day,
    note: "Fourteen nights. The days are thrown in.",
  },
  {
    id: "months",
    singular: "month",
    aliases: "mo mos",
    ms: 30n * day,
    note: "30 days each. February has been told, and is looking for the other two.",
  },
  {
    id: "years",
    singular: "year",
    aliases: "y yr yrs a",
    ms: year,
    note: "365 days each. Leap days are a gift, and gifts are not counted.",
  },
  {
    id: "decades",
    singular: "decade",
    aliases: "",
    ms: 10n * year,
    note: "Ten years of 365 days. Those of the calendar are up to three leap days longer.",
  },
  {
    id: "centuries",
    singular: "century",
    aliases: "",
    ms: 100n * year,
    note: "36,500 days. Those of the calendar have 24 or 25 more, and better music towards the end.",
  },
  {
    id: "millennia",
    singular: "millennium",
    aliases: "",
    ms: 1000n * year,
    note: "365,000 days. Software has so far been ready for one of them, and only just.",
  },
] as const

const minute = 60n * second

/** Units that nobody asked for. Their lengths are those of their first run: some take longer. */
export const oddUnits = [
  { id: "eggs", singular: "egg", aliases: "", ms: 6n * minute, note: "Six minutes. Do not leave the stove." },
  {
    id: "coffees",
    singular: "coffee",
    aliases: "",
    ms: 12n * minute,
    note: "Twelve minutes, and there is another one.",
  },
  { id: "naps", singular: "nap", aliases: "", ms: 20n * minute, note: "Twenty minutes, officially." },
  {
    id: "saunas",
    singular: "sauna",
    aliases: "",
    ms: 45n * minute,
    note: "Forty-five minutes, without the beer.",
  },
  {
    id: "meetings",
    singular: "meeting",
    aliases: "",
    ms: 60n * minute,
    note: "An hour, says the invitation.",
  },
  {
    id: "goodbyes",
    singular: "goodbye",
    aliases: "",
    ms: 10n * minute,
    note: "Ten minutes each: at the table, in the hall, at the door and at the car.",
  },
] as const

export const units = [...plainUnits, ...oddUnits] as const

export type Unit = (typeof units)[number]

/** Returns the unit with an id; undefined for none. */
export function unitOf(id: string): Unit | undefined {
  return units.find(unit => unit.id === id)
}

/** Returns the unit with an id, a name or an abbreviation ("min", "weeks"); undefined for none. */
export function unitCalled(name: string): Unit | undefined {
  const wanted = name.toLowerCase()
  return units.find(({ id, singular, aliases }) => [id, singular, ...aliases.split(" ")].includes(wanted))
}

/** Formats an amount: "1 week", "2 weeks", "1/2 weeks". */
export function inWords(amount: string, unit: Unit): string {
  return `${amount} ${amount === "1" || amount === "-1" ? unit.singular : unit.id}`
}
