/** content/data/star-trek.yaml: scenes with subtitles, and the parts of mixed sentences. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const parts = v.pipe(v.array(text), v.length(6, "Write six: there is a die."))

export const schema = v.strictObject({
  crew: v.strictObject({ paasi: text, misis: text, lummari: text, kokki: text }),
  scenes: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        lines: v.pipe(
          v.array(
            v.strictObject({ who: v.picklist(["paasi", "misis", "lummari", "kokki"]), fi: text, en: text }),
          ),
          v.minLength(2, "A scene has two lines or more."),
        ),
      }),
    ),
    v.minLength(1, "Write at least one scene."),
  ),
  mixer: v.strictObject({ who: parts, does: parts, what: parts, where: parts }),
})

export type StarTrek = v.InferOutput<typeof schema>
export type Scene = StarTrek["scenes"][number]
export type Crew = keyof StarTrek["crew"]
