/** The code that the visitor writes, line by line, and the bugs that walk in it. */

const lines = [
  'print("hello, world")',
  'print("hello, wrold")  # works',
  "if (true) {",
  "  // TODO: why?",
  "  x = x",
  "  let temp2 = temp",
  "  // let temp3 = temp2",
  "  sleep(1)  // do not remove",
  "}",
  "catch (e) {}",
  "// see below",
  "// see above",
  "return !!!isNotDisabled",
  "const ONE = 1",
  "const TWO = 1  // fix later",
  "while (!done) done = true",
  "for (i = 0; i <= n; i++)",
  "DROP TABLE mistakes;",
  'git commit -m "asdf"',
  'git commit -m "really asdf"',
  "/* Here lived a semicolon. */",
  "assert(weekend)",
  "function doStuff2_final_new() {",
  "  return doStuff2_final()",
  "}",
  "goto coffee",
  "npm install is-seven",
  "// It worked in Turku.",
  "user.name = user.name.name",
  "catch (e) { throw e }",
  "// The hamster wrote this one.",
  "hhhhhhhhhhhhhhhhhhhhhhhhhhh",
] as const

/** Returns the line written by the n-th press, from 1. The list repeats, marked as copied. */
export function typed(press: number): string {
  const line = lines[(press - 1) % lines.length] ?? ""
  return press > lines.length && press % lines.length === 1 ? `${line}  // copied` : line
}

export type Line = { press: number; text: string }

/**
 * Returns the last lines on the screen, oldest first, limited by `maxLines` and by the lines written since the last
 * rewrite.
 */
export function program(presses: number, written: number, maxLines: number): Line[] {
  const shown = Math.max(0, Math.min(maxLines, presses, Math.floor(written)))
  return Array.from({ length: shown }, (_, place) => {
    const press = presses - shown + 1 + place
    return { press, text: typed(press) }
  })
}

/** The maximum number of visible bugs: one per row, none on the newest line. */
const maxWalkers = 4
/** The number of columns after which a bug turns back. */
const walkColumns = 30

export type Walker = {
  /** The row, counted from 0 at the bottom, and the current column. */
  row: number
  at: number
  /** The number of columns from the left that the bug has reached so far. */
  eaten: number
  /** True on the way back to the left. */
  back: boolean
}

/** Returns the positions of the visible bugs after a number of animation steps. */
export function walkers(bugs: number, steps: number): Walker[] {
  return Array.from({ length: Math.min(maxWalkers, Math.floor(bugs)) }, (_, bug) => {
    const walked = steps + bug * 11 + 4
    const within = walked % (2 * walkColumns)
    const back = within >= walkColumns
    return {
      row: bug + 1,
      at: back ? 2 * walkColumns - within : within,
      eaten: walked < walkColumns ? walked : walkColumns,
      back,
    }
  })
}

/** Blanks every third letter of a line up to the column a bug has reached. */
export function nibbled(text: string, eaten: number): string {
  return [...text].map((letter, place) => (place < eaten && place % 3 === 1 ? " " : letter)).join("")
}
