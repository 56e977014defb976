/** content/data/eurovision-bingo.yaml: what may happen in a song contest, and what its bingo cards are called. */
import * as v from "valibot"

const square = v.pipe(
  v.string("Write a text."),
  v.regex(/^[A-ZÅÄÖ]/, "Begin with a capital letter."),
  v.maxLength(34, "Write 34 letters or less: it has to fit a square."),
  v.check(
    text => text.split(/[\s-]+/).every(word => word.length <= 11),
    "Write no word of more than 11 letters: five squares have to fit beside each other.",
  ),
)

const squares = (least: number) =>
  v.pipe(v.array(square), v.minLength(least, `Write at least ${least} squares.`))

export const schema = v.strictObject({
  /** By where they are seen or heard: each card has the same number of each. */
  squares: v.strictObject({
    stage: squares(9),
    song: squares(6),
    hosts: squares(5),
    votes: squares(5),
    sofa: squares(4),
  }),
  /** Long words in small letters, with a hyphen wherever they may be parted on a narrow screen. */
  hyphens: v.array(v.pipe(v.string(), v.regex(/^\p{Ll}+(-\p{Ll}+)+$/u, "Write it as “watch-ing”."))),
  /** Words in small letters that the names of new cards begin with. */
  names: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write small letters."))), v.minLength(10)),
})

export type BingoData = v.InferOutput<typeof schema>
export type Squares = BingoData["squares"]
