/** The schema of content/data/thesis.yaml: the parts from which a thesis is assembled. */
import * as v from "valibot"

const line = v.pipe(
  v.string("Write a text."),
  v.nonEmpty("Write a text."),
  v.check(
    text => [...text.matchAll(/\{(\w*)\}/g)].every(([, name]) => /^(subject|place|count)$/.test(name ?? "")),
    "Only {subject}, {place} and {count} are filled in.",
  ),
)
const lines = v.pipe(
  v.array(line),
  v.minLength(5, "Write five or more."),
  v.check(list => new Set(list).size === list.length, "Write none twice."),
)

const answers = v.pipe(
  v.array(v.strictObject({ says: line, does: line })),
  v.minLength(12, "Write twelve or more, three for each of four questions."),
  v.check(list => new Set(list.map(({ says }) => says)).size === list.length, "Write no answer twice."),
)

export const schema = v.strictObject({
  qualities: lines,
  matters: lines,
  subjects: lines,
  methods: lines,
  places: lines,
  gaps: lines,
  means: lines,
  results: lines,
  ends: lines,
  keywords: lines,
  questions: lines,
  answers,
})

export type Parts = v.InferOutput<typeof schema>

/** An answer of the candidate's, with the opponent's reaction. */
export type Answer = Parts["answers"][number]
