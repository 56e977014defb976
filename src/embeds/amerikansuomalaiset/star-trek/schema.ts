/** content/data/star-trek.yaml: rolls of film, each a line with three wrong subtitles. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

/** The actions of the actors. */
export const acts = [
  "love",
  "moose",
  "fire",
  "dance",
  "attack",
  "sandwich",
  "float",
  "mother",
  "beam",
  "flood",
  "robot",
  "wedding",
  "granny",
  "abandon",
  "dream",
] as const

const roll = v.strictObject({
  who: v.picklist(["paasi", "misis", "lummari", "kokki"]),
  fi: text,
  en: text,
  subtitles: v.pipe(
    v.array(v.strictObject({ text, act: v.picklist(acts) })),
    v.length(3, "Write three, all of them wrong."),
  ),
})

export const schema = v.strictObject({
  crew: v.strictObject({ paasi: text, misis: text, lummari: text, kokki: text }),
  rolls: v.pipe(v.array(roll), v.minLength(1, "Write at least one roll.")),
})

export type StarTrek = v.InferOutput<typeof schema>
export type Roll = StarTrek["rolls"][number]
export type Subtitle = Roll["subtitles"][number]
export type Act = Subtitle["act"]
export type Crew = keyof StarTrek["crew"]
