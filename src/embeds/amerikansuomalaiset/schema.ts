/** content/data/american-finns.yaml: letters with years and places. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

export const passengers = [
  "settlers",
  "miners",
  "family",
  "students",
  "tailor",
  "tape",
  "book",
  "granddaughter",
] as const

const letter = v.strictObject({
  year: v.pipe(
    v.number("Write a year."),
    v.integer("Write a year."),
    v.minValue(1600, "Write a year from 1600 on."),
    v.maxValue(2100, "Write a year up to 2100."),
  ),
  place: text,
  aboard: v.picklist(passengers, `Write one of ${passengers.join(", ")}.`),
  text,
  en: text,
  ps: text,
  source: v.pipe(v.string(), v.url("Write where it was read.")),
})

export const schema = v.pipe(v.array(letter), v.minLength(2, "A voyage needs two letters."))

export type Letter = v.InferOutput<typeof letter>
export type Passengers = Letter["aboard"]
