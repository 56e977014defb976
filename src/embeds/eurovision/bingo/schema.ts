/** content/data/eurovision-bingo.yaml: squares of the bingo cards, hyphenation, and names for cards. */
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

const squares = (min: number) => v.pipe(v.array(square), v.minLength(min, `Write at least ${min} squares.`))

export const schema = v.strictObject({
  /** Squares by kind. Each card has the same number of a kind. */
  squares: v.strictObject({
    stage: squares(9),
    song: squares(6),
    hosts: squares(5),
    votes: squares(5),
    sofa: squares(4),
  }),
  /** Long words in lower case, hyphenated where they may break on narrow screens. */
  hyphens: v.array(v.pipe(v.string(), v.regex(/^\p{Ll}+(-\p{Ll}+)+$/u, "Write it as “watch-ing”."))),
  /** Lower-case words that begin the names of new cards. */
  names: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write small letters."))), v.minLength(10)),
})

export type BingoData = v.InferOutput<typeof schema>
export type Squares = BingoData["squares"]
